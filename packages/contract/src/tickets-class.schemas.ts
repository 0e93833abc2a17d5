import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { ticketPayment } from './payments.schemas.ts';
import { instant, wibDay } from './scalars.schemas.ts';

/** A file or recording linked from the ticket. */
const ticketFile = z.object({
  title: z.string(),
  url: z.string(),
  /** Size of a stored file in bytes; null for an external address. */
  size: z.number().int().nullable(),
});

/** The ticket of a class with everything a participant needs, by registration state. */
export const classTicket = z.object({
  kind: z.literal('class'),
  code: z.string(),
  name: z.string(),
  topic: z.object({ code: z.string(), name: z.string() }),
  poster_url: z.string().nullable(),
  speaker: z.string(),
  /** `Zoom`, `Google Meet`, `Lainnya`; null for a class without a stream. */
  stream_type: z.string().nullable(),
  permanent: z.boolean(),
  class_date: wibDay.nullable(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  full_name: z.string(),
  status: registrationStatus,
  label: z.string(),
  /** The caller's position on the waiting list, from 1; null when not on it. Its length is not public. */
  position: z.number().int().nullable(),
  price: z.number().int(),
  payment: ticketPayment.nullable(),
  /** Null without a seat. */
  join: z
    .object({
      /** Null before `opens_at`, and when the class has none. */
      url: z.string().nullable(),
      passcode: z.string().nullable(),
      opens_at: instant.nullable(),
    })
    .nullable(),
  /** Address of the participants' chat group; null without a seat. */
  group_url: z.string().nullable(),
  materials: z.array(ticketFile),
  recordings: z.array(ticketFile),
  /** Code that is scanned at the door or typed by the participant; null without a seat. */
  presence: z.object({ present: z.boolean(), code: z.string() }).nullable(),
  /** The certificate's PDF and verification code. */
  certificate: z.object({ code: z.string(), url: z.string().nullable(), predicate: z.string().nullable() }).nullable(),
  final_test: z.object({ done: z.boolean() }).nullable(),
  feedback: z.object({ token: z.string(), done: z.boolean() }).nullable(),
  /** Whether questions to the instructor are accepted. */
  takes_questions: z.boolean(),
  /** Until when questions are accepted; null when they are not, and for a permanent class without a deadline. */
  questions_until: instant.nullable(),
  can_withdraw: z.boolean(),
});
