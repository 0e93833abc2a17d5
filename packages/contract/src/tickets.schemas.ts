import { z } from 'zod';
import { registrationStatus } from './participants.schemas.ts';
import { classTicket } from './tickets-class.schemas.ts';
import { courseTicket } from './tickets-course.schemas.ts';
import { eventTicket } from './tickets-event.schemas.ts';

/** The token of a ticket link: facts and a signature. */
const ticketParam = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{36}$/) });

export const ticketSchemas = {
  readTicket: {
    params: ticketParam,
    answer: z.discriminatedUnion('kind', [classTicket, eventTicket, courseTicket]),
  },
  renewTicketLink: {
    params: ticketParam,
    answer: z.object({ success: z.literal(true) }),
  },
  withdrawRegistration: {
    params: ticketParam,
    answer: z.object({ success: z.literal(true), status: registrationStatus }),
  },
};
