import { z } from 'zod';
import { objectOrJson } from './json-text.schemas.ts';
import { flagInput, instant, missingText, requiredText, rupiah, version, wibDay } from './scalars.schemas.ts';

// Message for an incomplete form: A-170.
export const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';

export const templateType = z.enum(['waiting', 'reminder', 'pending', 'rejected', 'accepted']);

/** Address of a file. */
export const link = z.string().trim().max(2_048).nullish();

export const sessionRecord = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    startDate: wibDay.nullable(),
    startTime: z.string().nullable(),
    endTime: z.string().nullable(),
    banner_url: z.string().nullable(),
    bannerUrl: z.string().nullable(),
    session_speaker: z.string(),
    price: rupiah,
    /** -1 means unlimited (D27). */
    quota: z.number().int().min(-1),
    online_payment: z.boolean(),
    allow_registration: z.boolean(),
    /** JSON text with streamType and streamingURL. */
    additional_information: z.string(),
    templates: z.record(templateType, z.number().int().nullable()),
    version,
  })
  .meta({ id: 'EventSession' });

export const sessionInput = z.object({
  name: z.string().trim().max(150).optional(),
  description: z.string().max(20_000).nullish(),
  start_time: instant.nullish(),
  end_time: instant.nullish(),
  banner_url: link,
  session_speaker: z.string().trim().max(255).nullish(),
  price: rupiah.optional(),
  quota: z.number(missingText(INCOMPLETE)).int().min(-1).max(1_000_000).optional(),
  online_payment: flagInput.optional(),
  allow_registration: flagInput.optional(),
  additional_information: objectOrJson.optional(),
});

/** A session beside the first one, which is written together with its event. */
export const otherSession = sessionInput.omit({ banner_url: true }).extend({ name: requiredText(150, INCOMPLETE) });
export const writtenSession = z.object({
  success: z.literal(true),
  id: z.number().int(),
  name: z.string(),
  data: sessionRecord,
  version,
});
