import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';

/** An uploaded file. It is removed after 24 hours unless a saved record contains its address. */
export const uploadAnswer = z.object({
  success: z.literal(true),
  location: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
});

/** A class by its id or its code (D36). */
const classRef = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .or(z.string().regex(CODE_PATTERN)),
});

export const uploadSchemas = {
  uploadClassImage: { answer: uploadAnswer },
  uploadClassImageOf: { params: classRef, answer: uploadAnswer },
  uploadCertificateTemplate: {
    params: classRef.extend({ kind: z.enum(['certPage1', 'certPage2']) }),
    answer: uploadAnswer,
  },
  uploadClassVideo: { answer: uploadAnswer },
  uploadAttachment: { answer: uploadAnswer },
};
