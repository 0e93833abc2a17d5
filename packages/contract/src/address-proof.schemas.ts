import { z } from 'zod';
import { instant, mailedToken, requiredEmail } from './scalars.schemas.ts';

/** A path of the site: another site, or an address that a browser reads as one, is refused. */
const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

const success = z.object({ success: z.literal(true) });

/** The token goes into the `Authorization` header of later calls as `Bearer …`. */
const proof = success.extend({
  token: z.string(),
  email: z.string(),
  expires_at: instant,
  /** Where the person was on their way to. */
  return_to: z.string(),
});

export const addressProofSchemas = {
  requestAddressCode: {
    body: z.object({
      email: requiredEmail('Isi alamat email Anda'),
      return_to: returnPath.default('/saya'),
      /** Filled by programs only: such a call is answered like any other, and no mail leaves. */
      situs_web: z.string().max(2_000).default(''),
    }),
    answer: success.extend({
      /** Names this attempt: the code is worth nothing without it. */
      challenge: z.string(),
      expires_at: instant,
      /** From then on another code may be offered. */
      resend_at: instant,
      /** False while mails are known not to leave. */
      mail_works: z.boolean(),
      /** Only in a demo that sends no mail. */
      code: z.string().optional(),
    }),
  },
  confirmAddressCode: {
    body: z.object({
      challenge: mailedToken,
      /** Spaces, as some mail programs show them, do not matter. */
      code: z
        .string('Isi kode enam angka dari email')
        .max(40)
        .transform((text) => text.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'Kode terdiri dari enam angka')),
    }),
    answer: proof,
  },
  confirmAddressLink: { body: z.object({ token: mailedToken }), answer: proof },
  endAddressProof: { answer: success },
  /** `devices`: how many were forgotten. */
  endAllAddressProofs: { answer: success.extend({ devices: z.number().int() }) },
};
