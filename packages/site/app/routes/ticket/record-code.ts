import type { Ticket } from '@widya/contract/tickets';

/** Code of the class or course, address of the event that a ticket is for. */
export const recordCode = (ticket: Ticket): string => (ticket.kind === 'event' ? ticket.event_url : ticket.code);
