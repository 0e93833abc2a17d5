import { z } from 'zod';
import { ticketPayment } from './payments.schemas.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { instant } from './scalars.schemas.ts';

/** The ticket of one session of an event, by the state of the registration. */
export const eventTicket = z.object({
  kind: z.literal('event'),
  event_url: z.string(),
  name: z.string(),
  /** Empty where the event has only one session. */
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
  /** Why staff turned the person down; null for every other state. */
  rejection_message: z.string().nullable(),
  /** Own place on the waiting list, from 1; null for whoever does not wait. How many wait is not public. */
  position: z.number().int().nullable(),
  price: z.number().int(),
  payment: ticketPayment.nullable(),
  /** How to join a session that is held online; null without a place. */
  join: z
    .object({ url: z.string().nullable(), passcode: z.string().nullable(), opens_at: instant.nullable() })
    .nullable(),
  /** What staff find the person by at the door; null without a place. */
  check_in: z
    .object({
      number: z.number().int(),
      /** Leads staff to the person in their list; opens nothing for anybody else. */
      url: z.string(),
      checked_in_at: instant.nullable(),
    })
    .nullable(),
  can_withdraw: z.boolean(),
});
