import { z } from 'zod';
import { PARTICIPANT_TABS, PREDICATES, REGISTRATION_STATUSES } from './registration-status.ts';
import { codeParam, flag, idParam, instant, pageMeta, pageQuery, sortBy, version, wibDay } from './scalars.schemas.ts';

export const registrationStatus = z.enum(REGISTRATION_STATUSES);
export const predicate = z.enum(PREDICATES);

/** The latest order of a registration. */
export const participantOrder = z.object({
  order_id: z.string(),
  paid_status: z.string(),
  fraud_status: z.string().nullable(),
  amount: z.number().int(),
  discount: z.number().int(),
  payment_type: z.string().nullable(),
  snap_payment_url: z.string().nullable(),
  created_at: instant,
  should_expire_at: instant.nullable(),
  paid_at: instant.nullable(),
  expired_at: instant.nullable(),
  rejected_at: instant.nullable(),
});

/** A registration in a class or a course, in the same shape for both. Source: B-066. */
export const participantRow = z
  .object({
    id: z.number().int(),
    /** Code of the class or course. */
    class_code: z.string(),
    class_name: z.string(),
    status: registrationStatus,
    /** `TELAH BAYAR`, as formatted by `registrationLabel`. */
    label: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_num: z.string(),
    organization: z.string(),
    province: z.string(),
    city: z.string(),
    member: z.object({
      id: z.number().int(),
      full_name: z.string(),
      organization: z.string(),
      phone_num: z.string(),
      province: z.string(),
      city: z.string(),
      subscribe_newsletter: z.boolean(),
      active: flag,
    }),
    source: z.string().nullable(),
    price: z.number().int(),
    voucher: z
      .object({ code: z.string(), amount: z.number().int().nullable(), percentage: z.number().int().nullable() })
      .nullable(),
    invited: z.boolean(),
    note: z.string(),
    participant_note: z.string(),
    status_change_info: z.string(),
    /** Always false in courses, which have no attendance. */
    is_present: z.boolean(),
    predicate: predicate.nullable(),
    certificate_url: z.string().nullable(),
    /** When the certificate was revoked; `certificate_url` is null then. */
    certificate_revoked_at: instant.nullable(),
    /** Percent of a course; null in classes. */
    progress: z.number().int().nullable(),
    registered_at: instant,
    created_at: instant,
    accepted_at: instant.nullable(),
    confirmed_at: instant.nullable(),
    rejected_at: instant.nullable(),
    /** Until when the seat of an unconfirmed registration is held; null for any other. */
    confirm_by: instant.nullable(),
    order: participantOrder.nullable(),
    version,
  })
  .meta({ id: 'Participant' });

const SORTABLE = [
  'registered_at',
  'id',
  'full_name',
  'email',
  'is_present',
  'status',
  'price',
  'voucher',
  'note',
  'province',
  'city',
  'accepted_at',
  'predicate',
] as const;

/** Filters of a participant list, also used as the selection of a bulk action. */
export const participantFilters = z.object({
  q: z.string().trim().max(200).optional(),
  tab: z.enum(PARTICIPANT_TABS).default('all'),
  status: registrationStatus.optional(),
  province: z.string().trim().max(100).optional(),
  city: z.string().trim().max(100).optional(),
  present: z.enum(['1', '0']).optional(),
  invited: z.enum(['1', '0']).optional(),
  confirmed: z.enum(['1', '0']).optional(),
  noted: z.enum(['1', '0']).optional(),
  predicate: z.enum([...PREDICATES, 'none']).optional(),
});

export const participantQuery = pageQuery
  .extend(participantFilters.shape)
  .extend({ sort: sortBy(SORTABLE).default('-registered_at') });

/** Rows per tab under the other filters. */
const tabCounts = z.object({
  all: z.number().int(),
  accepted: z.number().int(),
  waiting: z.number().int(),
  rejected: z.number().int(),
  queue: z.number().int(),
});

export const participantPage = z.union([
  z.array(participantRow),
  z.object({ data: z.array(participantRow), meta: pageMeta.extend({ counts: tabCounts }) }),
]);

/** Figures above the list: counts, income and the weekly chart. */
export const participantSummary = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  price: z.number().int(),
  /** Null when unlimited, as in all courses. */
  quota: z.number().int().nullable(),
  /** Null when unlimited. */
  free_places: z.number().int().nullable(),
  online_payment: z.boolean(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  counts: z.object({
    /** Pendaftar: waiting and accepted ones together. */
    registrants: z.number().int(),
    accepted: z.number().int(),
    waiting: z.number().int(),
    pending: z.number().int(),
    /** Rejected, cancelled and expired. */
    rejected: z.number().int(),
    invited: z.number().int(),
    present: z.number().int(),
  }),
  /** Sum of accepted prices without invited people. */
  income: z.number().int(),
  /**
   * Weeks counted back from today, oldest first. When the last registration is long ago, they end with its week.
   * `raw_max` is the last day of the week in WIB. D99.
   */
  weekly: z.array(z.object({ raw_max: wibDay, registration_count: z.number().int() })),
  /**
   * The last day of the weeks when they end before today, because the last registration is long ago; null otherwise.
   */
  weekly_until: wibDay.nullable(),
  /** Where registrants come from, by name, for the filters. */
  regions: z.array(z.object({ province: z.string(), city: z.string(), count: z.number().int() })),
});

/** An event in the history of a registration. */
export const timelineEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(['registered', 'order', 'paid', 'status', 'mail', 'mail_failed', 'certificate', 'change']),
  title: z.string(),
  detail: z.string().nullable(),
  /** The staff member; null for the person or the system. */
  actor: z.string().nullable(),
});

/**
 * Facts of one person for the drawer, as far as the caller's menu keys allow; `orders` and `complaints` are omitted
 * without theirs.
 */
export const personRecord = z.object({
  member: z.object({
    id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    phone_num: z.string(),
    organization: z.string(),
    province: z.string(),
    city: z.string(),
    gender: z.enum(['M', 'F']).nullable(),
    date_of_birth: wibDay.nullable(),
    subscribe_newsletter: z.boolean(),
    is_claimed: z.boolean(),
    activated: z.boolean(),
    active: flag,
    created_at: instant,
    version,
  }),
  registrations: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['class', 'course', 'event']),
      /** Code of a class or a course; address of an event. */
      code: z.string(),
      name: z.string(),
      status: registrationStatus,
      label: z.string(),
      price: z.number().int(),
      predicate: predicate.nullable(),
      is_present: z.boolean(),
      registered_at: instant,
    }),
  ),
  orders: z.array(participantOrder.extend({ label: z.string() })).optional(),
  mails: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      scenario: z.string(),
      status: z.string(),
      created_at: instant,
      error: z.string().nullable(),
    }),
  ),
  certificates: z.array(
    z.object({
      id: z.number().int(),
      printed_number: z.string(),
      public_code: z.string(),
      name: z.string(),
      predicate: z.string().nullable(),
      certificate_url: z.string().nullable(),
      revision: z.number().int(),
      issued_at: instant,
      revoked_at: instant.nullable(),
    }),
  ),
  complaints: z
    .array(z.object({ id: z.number().int(), class_name: z.string(), complaint: z.string(), created_at: instant }))
    .optional(),
});

export const participantSchemas = {
  listClassParticipants: { params: codeParam, query: participantQuery, answer: participantPage },
  readParticipantSummary: { params: codeParam, answer: participantSummary },
  listParticipants: {
    query: participantQuery.extend({ class_code: z.string().max(32).optional() }),
    answer: participantPage,
  },
  readParticipant: { params: idParam, answer: participantRow },
  readParticipantTimeline: { params: idParam, answer: z.array(timelineEntry) },
  readParticipantPerson: { params: idParam, answer: personRecord },
};
