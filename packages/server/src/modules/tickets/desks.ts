import type { TicketKind } from '../ticket-links/ticket-token.ts';
import { CLASS_DESK } from './class-desk.ts';
import { COURSE_DESK } from './course-desk.ts';
import type { TicketDesk } from './desk.ts';
import { EVENT_DESK } from './event-desk.ts';

/** The handlers of tickets, by kind. */
export const DESKS: Readonly<Partial<Record<TicketKind, TicketDesk>>> = {
  class: CLASS_DESK,
  event: EVENT_DESK,
  course: COURSE_DESK,
};
