import { z } from 'zod';
import { flag, instant, listAnswer, pageQuery, sortBy, version } from './scalars.schemas.ts';

export const instructorRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Null for callers who are instructors themselves (decision 138). */
    email: z.string().nullable(),
    position: z.string().nullable(),
    description: z.string().nullable(),
    instructor_image_url: z.string().nullable(),
    active: flag,
    created_at: instant,
    version,
  })
  .meta({ id: 'Instructor' });

export const instructorSchemas = {
  listInstructors: {
    query: pageQuery.extend({
      sort: sortBy(['name', 'created_at']).default('name'),
      active: z.enum(['1', '0']).optional(),
    }),
    answer: listAnswer(instructorRow),
  },
};
