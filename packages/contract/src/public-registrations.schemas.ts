import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { publicClass } from './public-classes.schemas.ts';
import { codeParam, instant, requiredEmail } from './scalars.schemas.ts';
import { botTrap, sitePersonFields, sitePersonPrefill } from './site-person.schemas.ts';

/** What someone pays for a place; nothing else of the order is told. */
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
      /** Whether people pay through the provider, or by hand. */
      online_payment: z.boolean(),
      /** Null while mails are down and nobody can prove an address: the form then asks for it. */
      person: sitePersonPrefill.extend({ email: z.string() }).nullable(),
      /** Of the ticket of whoever is registered already. */
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
      /** To pay. */
      price: z.number().int(),
    }),
  },
  registerForClass: {
    params: codeParam,
    body: z.object({
      ...sitePersonFields,
      /** Only while mails are down; otherwise that which the device has proved. */
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
      /** Null for an address that is not proved yet: nothing of the registration is told before. */
      status: registrationStatus.nullable(),
      /** `DALAM ANTREAN`, `MENUNGGU PEMBAYARAN` or `TERDAFTAR`. */
      label: z.string(),
      order: ownOrder.nullable(),
      ticket: signedToken.nullable(),
      /** Until when the place is held for an address that is not proved yet. */
      confirm_by: instant.nullable(),
    }),
  },
  readConfirmation: {
    params: z.object({ token: signedToken }),
    /** `name` is that of the class, course or event; `places` are several where one form was for several sessions, with tickets once all are confirmed. */
    answer: z.object({
      name: z.string(),
      confirm_by: instant.nullable(),
      places: z.array(z.object({ name: z.string(), ticket: signedToken.nullable() })),
    }),
  },
  confirmRegistration: {
    params: z.object({ token: signedToken }),
    /** By the time of their sessions. */
    answer: z.object({ success: z.literal(true), tickets: z.array(signedToken) }),
  },
};
