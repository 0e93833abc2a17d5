import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { publicClass } from './public-classes.schemas.ts';
import { codeParam, instant, requiredEmail } from './scalars.schemas.ts';
import { botTrap, sitePersonFields, sitePersonPrefill } from './site-person.schemas.ts';

/** What a person pays for a seat, without internal facts of the order. */
const ownOrder = z.object({
  order_id: z.string(),
  amount: z.number().int(),
  should_expire_at: instant.nullable(),
  /** Null while the payment provider has not answered. */
  snap_payment_url: z.string().nullable(),
});

const voucherCode = z.string().trim().max(20, 'Maksimal 20 karakter');
const signedToken = z.string().regex(/^[A-Za-z0-9_-]{36}$/);

export const publicRegistrationSchemas = {
  readRegistrationForm: {
    params: codeParam,
    answer: z.object({
      class: publicClass,
      /** Whether payments go through the provider; otherwise staff collect them. */
      online_payment: z.boolean(),
      /** Null while mails are down and proofs are impossible: the form then asks for the address. */
      person: sitePersonPrefill.extend({ email: z.string() }).nullable(),
      /** Token of the ticket when the person is already registered. */
      ticket: signedToken.nullable(),
    }),
  },
  checkVoucher: {
    params: codeParam,
    query: z.object({ voucher_code: voucherCode.min(1, 'Isi kode voucher') }),
    answer: z.object({
      voucher_code: z.string(),
      discount: z.number().int(),
      /** Percent of the price; null for a fixed amount. */
      percentage: z.number().int().nullable(),
      /** Amount to pay. */
      price: z.number().int(),
    }),
  },
  registerForClass: {
    params: codeParam,
    body: z.object({
      ...sitePersonFields,
      /** Only while mails are down; otherwise the proved address is used. */
      email: requiredEmail('Isi alamat email Anda').optional(),
      organization: z.string().trim().max(255).default(''),
      participant_note: z.string().trim().max(1_000).default(''),
      voucher_code: voucherCode.optional(),
      consent: z.literal(true, 'Centang persetujuan ini untuk mendaftar'),
      newsletter: z.boolean().default(false),
      situs_web: botTrap,
    }),
    answer: z.object({
      success: z.literal(true),
      /** Null for an unproved address, to which nothing about the registration is revealed. */
      status: registrationStatus.nullable(),
      /** `DALAM ANTREAN`, `MENUNGGU PEMBAYARAN` or `TERDAFTAR`. */
      label: z.string(),
      order: ownOrder.nullable(),
      ticket: signedToken.nullable(),
      /** Until when the seat of an unproved address is held. */
      confirm_by: instant.nullable(),
    }),
  },
  readConfirmation: {
    params: z.object({ token: signedToken }),
    /**
     * `name` is that of the class, course or event. `places` has an entry per session of the form, with tickets once
     * all are confirmed.
     */
    answer: z.object({
      name: z.string(),
      confirm_by: instant.nullable(),
      places: z.array(z.object({ name: z.string(), ticket: signedToken.nullable() })),
    }),
  },
  confirmRegistration: {
    params: z.object({ token: signedToken }),
    /** In the order of their sessions. */
    answer: z.object({ success: z.literal(true), tickets: z.array(signedToken) }),
  },
};
