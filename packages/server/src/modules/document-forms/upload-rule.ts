import { DOCUMENT_MAX_BYTES } from '@widya/contract/document-limits';
import type { UploadRule } from '../../platform/http/bind.ts';

/** Files that participants may hand in. Source: S22. */
export const DOCUMENT_UPLOAD: UploadRule = { maxBytes: DOCUMENT_MAX_BYTES, kinds: ['pdf', 'jpeg', 'png'] };
