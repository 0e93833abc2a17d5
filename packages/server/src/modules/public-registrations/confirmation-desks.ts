import { notFound } from '../../http/api-failure.ts';
import { EVENT_CONFIRMATIONS } from '../events/confirm.ts';
import { CLASS_CONFIRMATIONS } from '../registrations/confirm.ts';
import type { ConfirmationDesk } from '../registrations/confirmation-link.ts';
import type { Ticket, TicketKind } from '../tickets/ticket-token.ts';

/** What confirms registrations, by their kind; courses are joined with a proved address only. */
const DESKS: Readonly<Partial<Record<TicketKind, ConfirmationDesk>>> = {
  class: CLASS_CONFIRMATIONS,
  event: EVENT_CONFIRMATIONS,
};

/** @throws ApiFailure 404 for a kind that is never held. */
export function deskOf({ kind }: Ticket): ConfirmationDesk {
  const desk = DESKS[kind];
  if (desk === undefined) throw notFound('Tautan ini tidak berlaku');
  return desk;
}
