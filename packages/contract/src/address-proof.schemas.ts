import { z } from 'zod';
import { instant, mailedToken, requiredEmail } from './scalars.schemas.ts';

/**
 * A path of the site; absolute addresses, and paths that browsers read as such, are refused to prevent open redirects.
 */
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
  /** The page that the person wanted to open. */
  return_to: z.string(),
});

export const addressProofSchemas = {
  requestAddressCode: {
    body: z.object({
      email: requiredEmail('Isi alamat email Anda'),
      return_to: returnPath.default('/saya'),
      /** Honeypot field: a call that fills it gets the usual answer, but no mail is sent. */
      situs_web: z.string().max(2_000).default(''),
    }),
    answer: success.extend({
      /** Identifies this attempt; the code is valid only together with it. */
      challenge: z.string(),
      expires_at: instant,
      /** From when another code can be requested. */
      resend_at: instant,
      /** False while it is known that mails are not being sent. */
      mail_works: z.boolean(),
      /** Only in a demo that sends no mail. */
      code: z.string().optional(),
    }),
  },
  confirmAddressCode: {
    body: z.object({
      challenge: mailedToken,
      /** Spaces are ignored because some mail programs add them. */
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
  /** `devices` counts the revoked proofs. */
  endAllAddressProofs: { answer: success.extend({ devices: z.number().int() }) },
};
