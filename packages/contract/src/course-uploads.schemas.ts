import { z } from 'zod';
import { courseParam } from './participants-course.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

export const courseUploadSchemas = {
  uploadCourseImage: { answer: uploadAnswer },
  /** The course by its id or its code. Source: D6. */
  uploadCourseImageOf: { params: z.object({ id: courseParam.shape.code }), answer: uploadAnswer },
  uploadCourseVideo: { answer: uploadAnswer },
};
