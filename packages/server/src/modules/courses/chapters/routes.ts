import * as contract from '@widya/contract/chapters';
import { chapterSchemas } from '@widya/contract/chapters.schemas';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type Binding, bindPrepared } from '../../../platform/http/bind.ts';
import { answerUpload, stageOnlyFile } from '../../../platform/storage/uploaded-answer.ts';
import { chapterOnlyRoutes } from './chapter-routes.ts';
import { subChapterRoutes } from './sub-chapter-routes.ts';

/** A video, or a document (PDF or picture), each with its own size limit (S22). */
const uploadFile = bindPrepared(
  contract.uploadChapterFile,
  chapterSchemas.uploadChapterFile,
  async (ctx) => {
    const [file] = ctx.files;
    if (file && file.type !== 'video/mp4' && file.size > contract.CHAPTER_DOCUMENT_MAX_BYTES)
      throw new ApiFailure(413, 'TOO_LARGE', 'Ukuran dokumen maksimal 10 MB');
    return stageOnlyFile(ctx, { visibility: 'public', folder: 'course-chapters' });
  },
  answerUpload,
  { upload: { maxBytes: contract.CHAPTER_VIDEO_MAX_BYTES, kinds: ['mp4', 'pdf', 'jpeg', 'png'] } },
);

export const chapterRoutes: Binding[] = [...chapterOnlyRoutes, ...subChapterRoutes, uploadFile];
