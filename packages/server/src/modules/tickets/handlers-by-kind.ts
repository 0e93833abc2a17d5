import type { TicketKind } from '../ticket-links/ticket-token.ts';
import { CLASS_TICKET_HANDLERS } from './class-ticket-handlers.ts';
import { COURSE_TICKET_HANDLERS } from './course-ticket-handlers.ts';
import { EVENT_TICKET_HANDLERS } from './event-ticket-handlers.ts';
import type { TicketHandlers } from './ticket-handlers.ts';

/** The handlers of tickets, by kind. */
export const TICKET_HANDLERS: Readonly<Partial<Record<TicketKind, TicketHandlers>>> = {
  class: CLASS_TICKET_HANDLERS,
  event: EVENT_TICKET_HANDLERS,
  course: COURSE_TICKET_HANDLERS,
};
