import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { ticketPayment } from './payments.schemas.ts';
import { instant, wibDate } from './scalars.schemas.ts';

/** A file or a recording that the ticket leads to. */
const ticketFile = z.object({
  title: z.string(),
  url: z.string(),
  /** Bytes of a stored file; null for an address elsewhere. */
  size: z.number().int().nullable(),
});

/** The ticket of a class: everything a participant needs of it, by the state of the registration. */
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
  class_date: wibDate.nullable(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  full_name: z.string(),
  status: registrationStatus,
  label: z.string(),
  /** Own place on the waiting list, from 1; null for whoever does not wait. How many wait is not public. */
  position: z.number().int().nullable(),
  price: z.number().int(),
  payment: ticketPayment.nullable(),
  /** Null for whoever has no place. */
  join: z
    .object({
      /** Null until `opens_at`, and where the class has none. */
      url: z.string().nullable(),
      passcode: z.string().nullable(),
      opens_at: instant.nullable(),
    })
    .nullable(),
  /** Staff's group for participants; null for whoever has no place. */
  group_url: z.string().nullable(),
  materials: z.array(ticketFile),
  recordings: z.array(ticketFile),
  /** What the person at the door scans or the participant types; null without a place. */
  presence: z.object({ present: z.boolean(), code: z.string() }).nullable(),
  /** Its PDF, and the code of its verification. */
  certificate: z.object({ code: z.string(), url: z.string().nullable(), predicate: z.string().nullable() }).nullable(),
  final_test: z.object({ done: z.boolean() }).nullable(),
  feedback: z.object({ token: z.string(), done: z.boolean() }).nullable(),
  /** Until when questions to the instructor are taken; null when they are not. */
  questions_until: instant.nullable(),
  can_withdraw: z.boolean(),
});
