import { z } from 'zod';
import { dataRequestKind } from './data-requests.schemas.ts';
import { EARLIEST_BIRTHDAY, latestBirthday } from './member-rules.ts';
import { ORDER_OUTCOMES } from './order-status.ts';
import { isPhone } from './phone.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { instant, phoneText, requiredText, wibDay } from './scalars.schemas.ts';

/** A registration under the address that the device has proved. */
const ownRegistration = z.object({
  kind: z.enum(['class', 'event', 'course']),
  /** Code of a class or a course; address of an event. */
  code: z.string(),
  name: z.string(),
  /** Events only. */
  session: z.string().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  status: z.enum(REGISTRATION_STATUSES),
  /** Percent; courses only. */
  progress: z.number().int().nullable(),
  registered_at: instant,
  /** Token of the ticket page at `/tiket/…`. */
  ticket: z.string(),
});

const ownOrder = z.object({
  order_id: z.string(),
  label: z.string(),
  amount: z.number().int(),
  returned_amount: z.number().int(),
  outcome: z.enum(ORDER_OUTCOMES),
  /** Whether it can still be paid at `/bayar/…`. */
  payable: z.boolean(),
  created_at: instant,
  should_expire_at: instant.nullable(),
  paid_at: instant.nullable(),
});

const ownCertificate = z.object({
  name: z.string(),
  printed_number: z.string(),
  public_code: z.string(),
  issued_at: instant,
  revoked_at: instant.nullable(),
});

const ownDataRequest = z.object({ kind: dataRequestKind, created_at: instant, done_at: instant.nullable() });

const profile = z.object({
  email: z.string(),
  full_name: z.string(),
  phone_num: z.string(),
  province: z.string(),
  city: z.string(),
  date_of_birth: wibDay.nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

const mailPreferences = z.object({
  newsletter: z.boolean(),
  /** Whether the address has a profile, in which the newsletter consent is stored. */
  has_profile: z.boolean(),
});

const success = z.object({ success: z.literal(true) });

export const ownAccountSchemas = {
  /** Each list is newest first and has at most 200 entries: registrations 200 of each kind, data requests 20. */
  readOwnOverview: {
    answer: z.object({
      email: z.string(),
      full_name: z.string().nullable(),
      registrations: z.array(ownRegistration),
      orders: z.array(ownOrder),
      certificates: z.array(ownCertificate),
      data_requests: z.array(ownDataRequest),
    }),
  },
  /** Unknown fields are empty texts. */
  readOwnProfile: { answer: profile },
  updateOwnProfile: {
    body: z.object({
      full_name: requiredText(255, 'Isi nama lengkap Anda'),
      phone_num: phoneText.refine(isPhone, 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234').default(''),
      province: z.string().trim().max(100).default(''),
      city: z.string().trim().max(100).default(''),
      date_of_birth: z.iso
        .date('Isi tanggal lahir dengan lengkap')
        .refine((day) => day >= EARLIEST_BIRTHDAY && day <= latestBirthday(new Date()), 'Periksa tanggal lahir Anda')
        .nullable()
        .default(null),
      gender: z.enum(['M', 'F'], 'Pilih jenis kelamin Anda').nullable().default(null),
    }),
    answer: success.extend({ profile }),
  },
  readMailPreferences: { answer: mailPreferences },
  updateMailPreferences: {
    body: z.object({ newsletter: z.boolean() }),
    answer: success.extend({ preferences: mailPreferences }),
  },
  /** Idempotent while a request is open. */
  requestOwnData: {
    body: z.object({ kind: dataRequestKind }),
    answer: success.extend({ request: ownDataRequest }),
  },
};
