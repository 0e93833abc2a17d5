import { z } from 'zod';
import { ticketPayment } from './payments.schemas.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { instant } from './scalars.schemas.ts';

/** The ticket of one session of an event, by registration state. */
export const eventTicket = z.object({
  kind: z.literal('event'),
  event_url: z.string(),
  name: z.string(),
  /** Empty when the event has only one session. */
  session_name: z.string(),
  banner_url: z.string().nullable(),
  color_primary: z.string().nullable(),
  color_dark: z.string().nullable(),
  venue: z.string(),
  speaker: z.string(),
  /** `Zoom`, `Google Meet`, `Lainnya`; null for a session without a stream. */
  stream_type: z.string().nullable(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  full_name: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  label: z.string(),
  /** Why staff rejected the registration; null in every other state. */
  rejection_message: z.string().nullable(),
  /** The caller's position on the waiting list, from 1; null when not on it. Its length is not public. */
  position: z.number().int().nullable(),
  price: z.number().int(),
  payment: ticketPayment.nullable(),
  /** How to join an online session; null without a seat. */
  join: z
    .object({ url: z.string().nullable(), passcode: z.string().nullable(), opens_at: instant.nullable() })
    .nullable(),
  /** With what staff find the person at the door; null without a seat. */
  check_in: z
    .object({
      number: z.number().int(),
      /** Opens the person's row in the list of registrations, for signed-in staff only. */
      url: z.string(),
      checked_in_at: instant.nullable(),
    })
    .nullable(),
  can_withdraw: z.boolean(),
});
