import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { codeParam, instant, phoneNumber, requiredEmail, requiredText } from './scalars.schemas.ts';

// Sentence of an incomplete form: specification 1 §5.
const INCOMPLETE = 'Harap lengkapi semua data';

/** What someone pays for a place; nothing else of the order is told. */
const ownOrder = z.object({
  order_id: z.string(),
  amount: z.number().int(),
  should_expire_at: instant.nullable(),
  /** Null while the payment provider has not answered. */
  snap_payment_url: z.string().nullable(),
});

export const publicRegistrationSchemas = {
  /** Source: issue "Participants", specification 2 §4. */
  registerForClass: {
    params: codeParam,
    body: z.object({
      full_name: requiredText(255, INCOMPLETE),
      email: requiredEmail(INCOMPLETE),
      phone_num: phoneNumber(INCOMPLETE),
      organization: requiredText(255, INCOMPLETE),
      province: requiredText(100, INCOMPLETE),
      city: requiredText(100, INCOMPLETE),
      participant_note: z.string().trim().max(1_000).default(''),
      voucher_code: z.string().trim().max(20).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      status: registrationStatus,
      /** `DALAM ANTREAN`, `MENUNGGU PEMBAYARAN` or `TERDAFTAR`. */
      label: z.string(),
      order: ownOrder.nullable(),
    }),
  },
};
