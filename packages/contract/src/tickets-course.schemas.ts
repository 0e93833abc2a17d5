import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { ticketPayment } from './payments.schemas.ts';

/** The ticket of a course, which links to the course's page for accepted participants. */
export const courseTicket = z.object({
  kind: z.literal('course'),
  code: z.string(),
  name: z.string(),
  poster_url: z.string().nullable(),
  full_name: z.string(),
  status: registrationStatus,
  label: z.string(),
  price: z.number().int(),
  payment: ticketPayment.nullable(),
  /** Percent; 100 only when everything is done. */
  progress: z.number().int(),
  can_withdraw: z.boolean(),
});
