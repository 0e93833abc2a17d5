import * as contract from '@widya/contract/course-uploads';
import { courseUploadSchemas } from '@widya/contract/course-uploads.schemas';
import { type Binding, bindPrepared } from '../../platform/http/bind.ts';
import { answerUpload, stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { IMAGE_UPLOAD, VIDEO_UPLOAD } from '../classes/uploads/upload-rules.ts';
import { assertCourse } from './queries.ts';

const POSTER = { visibility: 'public', folder: 'course-images', asJpeg: true } as const;

const image = bindPrepared(
  contract.uploadCourseImage,
  courseUploadSchemas.uploadCourseImage,
  (ctx) => stageOnlyFile(ctx, POSTER),
  answerUpload,
  { upload: IMAGE_UPLOAD },
);

const imageOf = bindPrepared(
  contract.uploadCourseImageOf,
  courseUploadSchemas.uploadCourseImageOf,
  async (ctx) => {
    await assertCourse(ctx.db, ctx.params.id);
    return stageOnlyFile(ctx, POSTER);
  },
  answerUpload,
  { upload: IMAGE_UPLOAD },
);

const video = bindPrepared(
  contract.uploadCourseVideo,
  courseUploadSchemas.uploadCourseVideo,
  (ctx) => stageOnlyFile(ctx, { visibility: 'public', folder: 'course-videos' }),
  answerUpload,
  { upload: VIDEO_UPLOAD },
);

export const courseUploadRoutes: Binding[] = [image, imageOf, video];
