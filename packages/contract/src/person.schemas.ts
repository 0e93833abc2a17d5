import { z } from 'zod';
import { COMPLAINT_STATUSES } from './complaint-status.ts';
import { memberDetail } from './members.schemas.ts';
import { orderRow } from './orders.schemas.ts';
import { participantOrder, personRecord } from './participants.schemas.ts';
import { idParam, instant, requiredEmail } from './scalars.schemas.ts';

/** Parts of the page of a person; each has its own endpoint. */
export const PERSON_PARTS = [
  'registrations',
  'orders',
  'certificates',
  'mails',
  'tests',
  'feedback',
  'presence',
  'questions',
  'complaints',
] as const;

/** Facts above the parts. `member` needs the key of users, `contact` the key of a list that shows it. */
export const personHead = z
  .object({
    id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    /** Parts that the caller's menu keys allow, in page order. */
    parts: z.array(z.enum(PERSON_PARTS)),
    member: memberDetail.optional(),
    contact: z
      .object({ phone_num: z.string(), organization: z.string(), province: z.string(), city: z.string() })
      .optional(),
  })
  .meta({ id: 'Person' });

/** The class or course that a row is about. */
const owner = z.object({ kind: z.enum(['class', 'course']), code: z.string(), name: z.string() });

/** Notes are omitted without the key of classes or courses respectively. */
export const personRegistration = personRecord.shape.registrations.element.extend({
  /** Percent of a course; null in classes. */
  progress: z.number().int().nullable(),
  /** Until when the seat of an unconfirmed registration is held; null for any other. */
  confirm_by: instant.nullable(),
  note: z.string().optional(),
  participant_note: z.string().optional(),
});

export const personOrder = participantOrder.extend({
  id: z.number().int(),
  label: z.string(),
  returned_amount: orderRow.shape.returned_amount,
  exception: orderRow.shape.exception,
  exception_resolved_at: orderRow.shape.exception_resolved_at,
});

export const personCertificate = personRecord.shape.certificates.element.extend({
  owner,
  /** Name on the certificate when it differs from the current one. */
  former_name: z.string().nullable(),
});

export const personMail = personRecord.shape.mails.element.extend({
  /** Id in the log of mails; null while the mail is queued. */
  log_id: z.number().int().nullable(),
});

export const personTest = owner.extend({
  id: z.string(),
  /** Sub-chapter of a course; null for the final test of a class. */
  title: z.string().nullable(),
  /** 0 to 100. */
  score: z.number(),
  scored_by_hand: z.boolean(),
  created_at: instant,
});

export const personFeedback = owner.extend({
  id: z.string(),
  /** The IPK of a class, at most 4; the rating of a course, at most 5. */
  value: z.number(),
  text: z.string(),
  active: z.boolean(),
  created_at: instant,
});

export const personPresence = z.object({
  id: z.number().int(),
  /** Null when the class was deleted. */
  class_code: z.string().nullable(),
  class_name: z.string(),
  created_at: instant,
});

export const personQuestion = z.object({
  id: z.number().int(),
  class_code: z.string(),
  class_name: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  asked_at: instant,
});

export const personComplaint = z.object({
  id: z.number().int(),
  class_name: z.string(),
  complaint: z.string(),
  note: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  created_at: instant,
});

const listOf = <Row extends z.ZodType>(row: Row) => ({ params: idParam, answer: z.array(row) });

export const personSchemas = {
  findPerson: {
    query: z.object({ email: requiredEmail('Email wajib diisi') }),
    answer: z.object({ id: z.number().int() }),
  },
  readPerson: { params: idParam, answer: personHead },
  listPersonRegistrations: listOf(personRegistration),
  listPersonOrders: listOf(personOrder),
  listPersonCertificates: listOf(personCertificate),
  listPersonMails: listOf(personMail),
  listPersonTests: listOf(personTest),
  listPersonFeedback: listOf(personFeedback),
  listPersonPresence: listOf(personPresence),
  listPersonQuestions: listOf(personQuestion),
  listPersonComplaints: listOf(personComplaint),
};
