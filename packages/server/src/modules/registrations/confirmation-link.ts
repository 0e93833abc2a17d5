import type { RegistrationStatus } from '@widya/contract/registration-status';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Ticketed } from '../tickets/ticket-link.ts';
import { confirmationKey, readTicketToken, type Ticket } from '../tickets/ticket-token.ts';
import type { SeatContext } from './owner.ts';

/** The registration of a link that confirms it. */
export interface Confirmation {
  readonly ticketed: Ticketed;
  readonly full_name: string;
  /** Of the class or event. */
  readonly name: string;
  readonly status: RegistrationStatus;
  /** Null once it is confirmed. */
  readonly confirm_by: Date | null;
  /** Kind of thing in the log, as for changes by staff. */
  readonly object: string;
}

/** What reads and confirms the registrations of one kind. Both throw ApiFailure 410 once the place was given up. */
export interface ConfirmationDesk {
  readonly read: (ctx: SeatContext, link: Ticket) => Promise<Confirmation>;
  /** Doing it again changes nothing. */
  readonly confirm: (ctx: SeatContext, link: Ticket) => Promise<Confirmation>;
}

/** What a confirmation link names. @throws ApiFailure 404 for a link not made here. */
export async function readConfirmationLink({ config }: Pick<SeatContext, 'config'>, token: string): Promise<Ticket> {
  const link = readTicketToken(confirmationKey(await secretsKeyOf(config)), token);
  if (link === null) throw notFound('Tautan ini tidak berlaku');
  return link;
}

interface Confirmable {
  readonly status: RegistrationStatus;
  readonly ticket_serial: number;
  readonly confirm_by: Date | null;
}

/** The registration of a link while it can be confirmed, or is. @throws ApiFailure 410 once the place was given up. */
export function confirmable<Row extends Confirmable>(row: Row | undefined, { serial }: Ticket, now: Date): Row {
  const isOpen = row !== undefined && ['PENDING', 'WAITING', 'ACCEPTED'].includes(row.status);
  if (!isOpen || row.ticket_serial !== serial || (row.confirm_by !== null && row.confirm_by <= now))
    throw new ApiFailure(410, 'LINK_EXPIRED');
  return row;
}
