import * as contract from '@widya/contract/merchandise';
import { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { type Binding, bindPrepared, type UploadRule } from '../../platform/http/bind.ts';
import { answerUpload, stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { selectOne } from './queries.ts';

const upload: UploadRule = { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] };
const TARGET = { visibility: 'public', folder: 'merchandise', asJpeg: true } as const;

const photo = bindPrepared(
  contract.uploadMerchandisePhoto,
  merchandiseSchemas.uploadMerchandisePhoto,
  (ctx) => stageOnlyFile(ctx, TARGET),
  answerUpload,
  { upload },
);

/** The photo is temporary until the form that shows it is saved. Source: D36. */
const photoOf = bindPrepared(
  contract.uploadMerchandisePhotoOf,
  merchandiseSchemas.uploadMerchandisePhotoOf,
  async (ctx) => {
    await selectOne(ctx.db, ctx.params.id);
    return stageOnlyFile(ctx, TARGET);
  },
  answerUpload,
  { upload },
);

export const merchandiseFileRoutes: Binding[] = [photo, photoOf];
