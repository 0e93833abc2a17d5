import * as contract from '@widya/contract/instructors';
import { instructorSchemas } from '@widya/contract/instructors.schemas';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { type Binding, bindPrepared, type UploadRule } from '../../platform/http/bind.ts';
import { answerUpload, stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { selectOne } from './queries.ts';

const upload: UploadRule = { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] };
const TARGET = { visibility: 'public', folder: 'instructors', asJpeg: true } as const;

const photo = bindPrepared(
  contract.uploadInstructorPhoto,
  instructorSchemas.uploadInstructorPhoto,
  (ctx) => stageOnlyFile(ctx, TARGET),
  answerUpload,
  { upload },
);

/** The photo is temporary until the form that shows it is saved. Source: D36. */
const photoOf = bindPrepared(
  contract.uploadInstructorPhotoOf,
  instructorSchemas.uploadInstructorPhotoOf,
  async (ctx) => {
    await selectOne(ctx.db, ctx.params.id);
    return stageOnlyFile(ctx, TARGET);
  },
  answerUpload,
  { upload },
);

export const instructorFileRoutes: Binding[] = [photo, photoOf];
