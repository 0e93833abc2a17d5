import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ticketSchemas } from './tickets.schemas.ts';
import type { classTicket } from './tickets-class.schemas.ts';
import type { courseTicket } from './tickets-course.schemas.ts';
import type { eventTicket } from './tickets-event.schemas.ts';

type S = typeof ticketSchemas;

export type Ticket = z.output<S['readTicket']['answer']>;
export type ClassTicket = z.output<typeof classTicket>;
export type EventTicket = z.output<typeof eventTicket>;
export type CourseTicket = z.output<typeof courseTicket>;

/** Minutes before the start from which a ticket shows how to join. Source: A-209 and B-005. */
export const JOIN_OPENS_MINUTES = 120;

const tag = 'Public';

/** 410 LINK_EXPIRED for a link that has expired or was revoked, 404 for an invalid signature. */
export const readTicket: Endpoint<S['readTicket']> = {
  id: 'readTicket',
  method: 'GET',
  path: '/v1/public/tickets/:token',
  access: { kind: 'public' },
  summary: 'Read the ticket that a signed link opens.',
  tag,
  audit: null,
};

/** Mails a new link to the address of the registration; the answer is the same for every validly signed link. */
export const renewTicketLink: Endpoint<S['renewTicketLink']> = {
  id: 'renewTicketLink',
  method: 'POST',
  path: '/v1/public/tickets/:token/link',
  access: { kind: 'public' },
  summary: 'Mail a new link to a ticket.',
  tag,
  audit: 'SENDLINK_TICKET',
};

/** Frees the seat for the waiting list. Staff decide about refunds. */
export const withdrawRegistration: Endpoint<S['withdrawRegistration']> = {
  id: 'withdrawRegistration',
  method: 'POST',
  path: '/v1/public/tickets/:token/withdrawal',
  access: { kind: 'public' },
  summary: 'Withdraw the registration of a ticket.',
  tag,
  audit: 'WITHDRAW_REGISTRATION',
};
