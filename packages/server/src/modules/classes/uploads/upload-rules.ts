import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import type { UploadRule } from '../../../platform/http/bind.ts';
import { NOT_MP4 } from '../../../platform/storage/detect-type.ts';

/** Rules for posters and certificate pages. */
export const IMAGE_UPLOAD: UploadRule = { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] };

/** Rules for videos of classes and courses. */
export const VIDEO_UPLOAD: UploadRule = {
  maxBytes: VIDEO_MAX_BYTES,
  kinds: ['mp4'],
  wrongKind: NOT_MP4,
};
