import { z } from 'zod';
import { codeParam, instant } from './scalars.schemas.ts';

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
};
