import { z } from 'zod';
import { EVENT_LAYOUTS } from './event-look.ts';
import { EVENT_URL_PATTERN } from './events.schemas.ts';
import { publicRegistration, publicTones } from './public-classes.schemas.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { instant, requiredEmail, requiredText, rupiah } from './scalars.schemas.ts';
import { botTrap, sitePersonFields, sitePersonPrefill } from './site-person.schemas.ts';

const MOST_SESSIONS = 20;

const eventParam = z.object({
  event_url: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.string().regex(EVENT_URL_PATTERN)),
});

export const publicSession = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    speaker: z.string(),
    banner_url: z.string().nullable(),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    price: rupiah,
    /** Whether payments go through the payment provider; otherwise staff collect them. */
    online_payment: z.boolean(),
    is_online: z.boolean(),
    ...publicRegistration,
    /**
     * Label of the caller's own registration, `TELAH BAYAR`; null without an address proof or without a registration.
     */
    own_label: z.string().nullable(),
  })
  .meta({ id: 'PublicEventSession' });

export const publicEvent = z
  .object({
    event_url: z.string(),
    name: z.string(),
    type: z.string(),
    tones: publicTones,
    venue: z.string(),
    short_description: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    banner_url: z.string().nullable(),
    icon_url: z.string().nullable(),
    color_primary: z.string().nullable(),
    color_dark: z.string().nullable(),
    layout: z.enum(EVENT_LAYOUTS),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    /** Additional questions to visitors, as the organiser worded them. */
    visitor_fields: z.array(z.string()),
    sessions: z.array(publicSession),
  })
  .meta({ id: 'PublicEvent' });

const ownOrder = z.object({
  order_id: z.string(),
  amount: z.number().int(),
  should_expire_at: instant.nullable(),
});

/** A registration of the caller for one session. */
const ownSeat = z.object({
  session_id: z.number().int(),
  session_name: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /** `TERDAFTAR`, `MENUNGGU PEMBAYARAN` or `DALAM ANTREAN`, as in mails. */
  label: z.string(),
  /** Token of the link to the ticket. */
  ticket: z.string(),
  /** Null when nothing is to be paid through the provider. */
  order: ownOrder.nullable(),
});

export const publicEventSchemas = {
  readPublicEvent: { params: eventParam, answer: publicEvent },
  countEventView: { params: eventParam, answer: z.object({ success: z.literal(true) }) },
  readEventRegistrationForm: {
    params: eventParam,
    answer: z.object({
      event: publicEvent,
      /** False while mails are down and proofs are impossible: the form then asks for the address. */
      is_proven: z.boolean(),
      /** Facts of the account with the proved address; null without an account. */
      person: sitePersonPrefill.nullable(),
      /** The caller's current registrations for sessions of the event. */
      registered: z.array(ownSeat),
    }),
  },
  checkEventVoucher: {
    params: eventParam,
    query: z.object({
      voucher_code: requiredText(20, 'Isi kode voucer'),
      /** Ids, separated by commas. */
      session_ids: z
        .string('Pilih sesi yang ingin Anda ikuti')
        .regex(/^\d{1,9}(?:,\d{1,9}){0,19}$/, 'Pilih sesi yang ingin Anda ikuti')
        .transform((text) => text.split(',').map(Number)),
    }),
    /** In rupiah, over all chosen sessions: the discount of the voucher and the remaining price. */
    answer: z.object({ discount: z.number().int(), price: z.number().int() }),
  },
  registerForEvent: {
    params: eventParam,
    body: z.object({
      session_ids: z
        .array(z.number().int().positive(), 'Pilih sesi yang ingin Anda ikuti')
        .min(1, 'Pilih sesi yang ingin Anda ikuti')
        .max(MOST_SESSIONS),
      ...sitePersonFields,
      /** Only while mails are down; otherwise the proved address is used. */
      email: requiredEmail('Isi alamat email Anda').optional(),
      /** Answers by the label of the question. */
      visitor_information: z.record(z.string().max(255), z.string().trim().max(1_000)).default({}),
      voucher_code: z.string().trim().max(20).optional(),
      consent: z.literal(true, 'Setujui pemakaian data Anda untuk mendaftar'),
      newsletter: z.boolean().default(false),
      situs_web: botTrap,
    }),
    answer: z.object({
      success: z.literal(true),
      /** Empty for an unproved address, to which nothing about the registrations is revealed. */
      registrations: z.array(ownSeat),
      /** Until when the seats of an unproved address are held. */
      confirm_by: instant.nullable(),
    }),
  },
  readOwnEventTickets: {
    params: eventParam,
    answer: z.object({ name: z.string(), event_url: z.string(), registrations: z.array(ownSeat) }),
  },
};
