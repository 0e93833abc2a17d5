import * as contract from '@widya/contract/uploads';
import { uploadSchemas } from '@widya/contract/uploads.schemas';
import { type Binding, bindPrepared, type UploadRule } from '../../../platform/http/bind.ts';
import { answerUpload, stageOnlyFile } from '../../../platform/storage/uploaded-answer.ts';
import { assertClassRef } from './class-ref.ts';
import { IMAGE_UPLOAD, VIDEO_UPLOAD } from './upload-rules.ts';

const ATTACHMENT: UploadRule = { maxBytes: contract.ATTACHMENT_MAX_BYTES, kinds: ['pdf', 'jpeg', 'png', 'mp4'] };

const POSTER = { visibility: 'public', folder: 'class-images', asJpeg: true } as const;

const image = bindPrepared(
  contract.uploadClassImage,
  uploadSchemas.uploadClassImage,
  (ctx) => stageOnlyFile(ctx, POSTER),
  answerUpload,
  { upload: IMAGE_UPLOAD },
);

const imageOf = bindPrepared(
  contract.uploadClassImageOf,
  uploadSchemas.uploadClassImageOf,
  async (ctx) => {
    await assertClassRef(ctx.db, ctx.params.id);
    return stageOnlyFile(ctx, POSTER);
  },
  answerUpload,
  { upload: IMAGE_UPLOAD },
);

const certificate = bindPrepared(
  contract.uploadCertificateTemplate,
  uploadSchemas.uploadCertificateTemplate,
  async (ctx) => {
    await assertClassRef(ctx.db, ctx.params.id);
    return stageOnlyFile(ctx, { visibility: 'public', folder: 'certificate-pages', asJpeg: true });
  },
  answerUpload,
  { upload: IMAGE_UPLOAD },
);

const video = bindPrepared(
  contract.uploadClassVideo,
  uploadSchemas.uploadClassVideo,
  (ctx) => stageOnlyFile(ctx, { visibility: 'public', folder: 'class-videos' }),
  answerUpload,
  { upload: VIDEO_UPLOAD },
);

const attachment = bindPrepared(
  contract.uploadAttachment,
  uploadSchemas.uploadAttachment,
  (ctx) => stageOnlyFile(ctx, { visibility: 'public', folder: 'attachments' }),
  answerUpload,
  { upload: ATTACHMENT },
);

export const classUploadRoutes: Binding[] = [image, imageOf, certificate, video, attachment];
