import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import { linkedInstructor } from './linked-instructor.schemas.ts';
import { affectedAnswer, codeParam, idParam } from './scalars.schemas.ts';

export const classInstructorRow = z
  .object({
    id: z.number().int(),
    class_code: z.string(),
    class_name: z.string(),
    ...linkedInstructor,
  })
  .meta({ id: 'ClassInstructor' });

export const classInstructorSchemas = {
  listOwnClassLinks: { answer: z.array(classInstructorRow) },
  listClassInstructors: { params: codeParam, answer: z.array(classInstructorRow) },
  createClassInstructor: {
    body: z.object({ class_code: z.string().regex(CODE_PATTERN), instructor_id: idParam.shape.id }),
    /** Idempotent: `affectedRows` is 0 when the link exists. */
    answer: affectedAnswer.extend({ id: z.number().int(), data: classInstructorRow }),
  },
  deleteClassInstructor: { params: idParam, answer: affectedAnswer },
};
