import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import { affectedAnswer, codeParam, idParam, instant } from './scalars.schemas.ts';

export const classInstructorRow = z
  .object({
    id: z.number().int(),
    class_code: z.string(),
    class_name: z.string(),
    instructor_id: z.number().int(),
    name: z.string(),
    position: z.string().nullable(),
    description: z.string().nullable(),
    instructor_image_url: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'ClassInstructor' });

export const classInstructorSchemas = {
  listOwnClassLinks: { answer: z.array(classInstructorRow) },
  listClassInstructors: { params: codeParam, answer: z.array(classInstructorRow) },
  createClassInstructor: {
    body: z.object({ class_code: z.string().regex(CODE_PATTERN), instructor_id: idParam.shape.id }),
    /** Linking twice changes nothing: `affectedRows` is 0 then. */
    answer: affectedAnswer.extend({ id: z.number().int(), data: classInstructorRow }),
  },
  deleteClassInstructor: { params: idParam, answer: affectedAnswer },
};
