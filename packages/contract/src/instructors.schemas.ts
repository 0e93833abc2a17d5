import { z } from 'zod';
import { newPassword } from './accounts.schemas.ts';
import { INSTRUCTOR_DESCRIPTION_MAX } from './instructors.ts';
import {
  affectedAnswer,
  flag,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredEmail,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

export const instructorRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Null for callers who are instructors themselves (D138). */
    email: z.string().nullable(),
    position: z.string().nullable(),
    /** HTML with bold, italic and underline. */
    description: z.string().nullable(),
    instructor_image_url: z.string().nullable(),
    active: flag,
    /** Null for callers who cannot reset it (all but superadmins), and in answers about one instructor. */
    has_second_factor: z.boolean().nullable(),
    created_at: instant,
    version,
  })
  .meta({ id: 'Instructor' });

/** Message for an incomplete form. Source: C-212. */
const INCOMPLETE = 'Mohon mengisi formulir dengan lengkap';

const email = requiredEmail(INCOMPLETE, 'Alamat surel belum benar');
const name = requiredText(255, INCOMPLETE, 'Nama paling panjang 255 karakter');
const details = {
  position: z.string().trim().max(255, 'Posisi paling panjang 255 karakter').nullish(),
  description: z.string().max(INSTRUCTOR_DESCRIPTION_MAX, 'Deskripsi paling panjang 20.000 karakter').nullish(),
  instructor_image_url: z.string().trim().max(500).nullish(),
};
const written = writtenAnswer(instructorRow);

export const instructorSchemas = {
  listInstructors: {
    query: pageQuery.extend({
      sort: sortBy(['name', 'created_at']).default('name'),
      active: z.enum(['1', '0']).optional(),
    }),
    answer: listAnswer(instructorRow),
  },
  createInstructor: {
    body: z.object({ email, name, password: newPassword(INCOMPLETE), ...details }),
    answer: written.omit({ affectedRows: true }).extend({ id: z.number().int() }),
  },
  updateInstructor: {
    params: idParam,
    /** Omitted fields stay unchanged; null empties an optional text. */
    body: z.object({ email: email.optional(), name: name.optional(), ...details, version: version.optional() }),
    answer: written,
  },
  deleteInstructor: { params: idParam, answer: written },
  restoreInstructor: { params: idParam, answer: written },
  sendInstructorPasswordLink: { params: idParam, answer: affectedAnswer.extend({ expires_at: instant }) },
  uploadInstructorPhoto: { answer: uploadAnswer },
  uploadInstructorPhotoOf: { params: idParam, answer: uploadAnswer },
};
