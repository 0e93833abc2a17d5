import { z } from 'zod';

/** Random, with the size of the whole file at its end. */
export const RESUMABLE_ID_PATTERN = /^[0-9a-f]{32}-[1-9]\d{0,11}$/;

const params = z.object({ id: z.string().regex(RESUMABLE_ID_PATTERN) });
const bytes = z.number().int().min(0);

export const resumableUploadSchemas = {
  beginResumableUpload: {
    body: z.object({ size: z.number().int().min(1) }),
    answer: z.object({ success: z.literal(true), id: z.string() }),
  },
  readResumableUpload: { params, answer: z.object({ offset: bytes, size: bytes }) },
  continueResumableUpload: {
    params,
    query: z.object({ offset: z.coerce.number().int().min(0) }),
    answer: z.object({ success: z.literal(true), offset: bytes }),
  },
  dropResumableUpload: { params, answer: z.object({ success: z.literal(true) }) },
};
