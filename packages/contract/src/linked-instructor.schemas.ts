import { z } from 'zod';
import { instant } from './scalars.schemas.ts';

/** Instructor fields shown with a class or a course; no email (D138). */
export const linkedInstructor = {
  instructor_id: z.number().int(),
  name: z.string(),
  position: z.string().nullable(),
  description: z.string().nullable(),
  instructor_image_url: z.string().nullable(),
  created_at: instant,
};
