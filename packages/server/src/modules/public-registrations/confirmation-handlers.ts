import { EVENT_CONFIRMATIONS } from '../events/confirm.ts';
import { CLASS_CONFIRMATIONS, COURSE_CONFIRMATIONS } from '../registrations/confirm.ts';
import type { ConfirmationHandlers } from '../registrations/confirmation-link.ts';
import type { TicketKind } from '../ticket-links/ticket-token.ts';

/** The handlers that confirm registrations, by kind. */
export const CONFIRMATION_HANDLERS: Readonly<Record<TicketKind, ConfirmationHandlers>> = {
  class: CLASS_CONFIRMATIONS,
  course: COURSE_CONFIRMATIONS,
  event: EVENT_CONFIRMATIONS,
};
