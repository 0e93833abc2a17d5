import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import type { UploadRule } from '../../http/bind.ts';

/** Posters and pages of certificates. */
export const IMAGE_UPLOAD: UploadRule = { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] };

/** Videos of classes and courses. */
export const VIDEO_UPLOAD: UploadRule = {
  maxBytes: VIDEO_MAX_BYTES,
  kinds: ['mp4'],
  // Source: specification 1 §5, 3 §5.
  wrongKind: 'Harap hanya unggah video dengan format MP4',
};
