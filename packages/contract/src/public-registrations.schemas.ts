import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { REGISTRATION_STATES } from './registration-open.ts';
import { codeParam, instant, phoneNumber, requiredEmail, requiredText, wibDate } from './scalars.schemas.ts';

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

const voucherCode = z.string().trim().max(20, 'Maksimal 20 karakter');
const signedToken = z.string().regex(/^[A-Za-z0-9_-]{36}$/);

/** What the form says of the class. */
const formClass = z.object({
  code: z.string(),
  name: z.string(),
  topic: z.object({ code: z.string(), name: z.string() }),
  poster_url: z.string().nullable(),
  permanent: z.boolean(),
  class_date: wibDate.nullable(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  price: z.number().int(),
  /** Null without a limit. */
  quota: z.number().int().nullable(),
  /** Whether people pay through the provider, or by hand. */
  online_payment: z.boolean(),
  registration_start_time: instant.nullable(),
});

/** What is known of who registers, to be filled in. */
const knownPerson = z.object({
  email: z.string(),
  full_name: z.string(),
  phone_num: z.string(),
  province: z.string(),
  city: z.string(),
  date_of_birth: wibDate.nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

export const publicRegistrationSchemas = {
  readRegistrationForm: {
    params: codeParam,
    answer: z.object({
      class: formClass,
      state: z.enum(REGISTRATION_STATES),
      /** Null while mails are down and nobody can prove an address: the form then asks for it. */
      person: knownPerson.nullable(),
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
      full_name: requiredText(255, INCOMPLETE),
      /** Only while mails are down; otherwise that which the device has proved. */
      email: requiredEmail(INCOMPLETE).optional(),
      phone_num: phoneNumber(INCOMPLETE),
      organization: z.string().trim().max(255).default(''),
      province: requiredText(100, INCOMPLETE),
      city: requiredText(100, INCOMPLETE),
      date_of_birth: requiredText(10, INCOMPLETE).pipe(wibDate),
      gender: z.enum(['M', 'F'], 'Pilih jenis kelamin'),
      participant_note: z.string().trim().max(1_000).default(''),
      voucher_code: voucherCode.optional(),
      consent: z.literal(true, 'Centang persetujuan ini untuk mendaftar'),
      newsletter: z.boolean().default(false),
      /** Filled in by machines only. */
      situs_web: z.string().max(1_000).default(''),
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
    answer: z.object({ class_name: z.string(), confirm_by: instant.nullable(), ticket: signedToken.nullable() }),
  },
  confirmRegistration: {
    params: z.object({ token: signedToken }),
    answer: z.object({ success: z.literal(true), ticket: signedToken }),
  },
};
