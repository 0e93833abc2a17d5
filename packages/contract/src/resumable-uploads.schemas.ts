import { z } from 'zod';

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
const bytes = z.number().int().min(0);
/** A number of bytes in a header. */
const bytesText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

export const resumableUploadSchemas = {
  beginResumableUpload: {
    headers: z.object({ 'upload-length': bytesText.pipe(bytes.min(1)) }),
    answer: z.object({ success: z.literal(true), id: z.string() }),
  },
  readResumableUpload: { params, answer: z.object({ offset: bytes, size: bytes }) },
  continueResumableUpload: {
    params,
    headers: z.object({ 'upload-offset': bytesText }),
    answer: z.void(),
  },
  dropResumableUpload: { params, answer: z.void() },
};
