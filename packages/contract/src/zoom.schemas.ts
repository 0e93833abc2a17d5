import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import { requiredText } from './scalars.schemas.ts';

// Message for an incomplete form: A-196.
const INCOMPLETE = 'Pastikan waktu mulai, waktu selesai dan nama kelas telah diisi';

export const zoomSchemas = {
  generateZoomLink: {
    body: z.object({
      class_code: z.string().regex(CODE_PATTERN).optional(),
      name: requiredText(150, INCOMPLETE),
      start_time: z.iso.datetime(INCOMPLETE),
      /** Minutes: end minus start. */
      duration: z.number(INCOMPLETE).int().min(1, INCOMPLETE).max(1_440),
      timezone: z.literal('Asia/Jakarta').default('Asia/Jakarta'),
    }),
    answer: z.object({
      success: z.literal(true),
      stream_url: z.string(),
      zoom_id: z.string(),
      passcode: z.string().nullable(),
      /** False when the class already had a meeting. */
      created: z.boolean(),
    }),
  },
};
