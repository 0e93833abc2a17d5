import type { Ticket } from '@widya/contract/tickets';

/** Code of the ticket's class or course; address of its event. */
export const recordCode = (ticket: Ticket): string => (ticket.kind === 'event' ? ticket.event_url : ticket.code);
