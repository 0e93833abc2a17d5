import type { RegistrationStatus } from '@widya/contract/registration-status';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Ticketed } from '../ticket-links/ticket-link.ts';
import { confirmationKey, readTicketToken, type Ticket } from '../ticket-links/ticket-token.ts';
import type { SeatContext } from './owner.ts';

/** A place that a link confirms. */
export interface ConfirmedPlace {
  readonly ticketed: Ticketed;
  /** Of the class or course, or of the event with its session. */
  readonly name: string;
  readonly status: RegistrationStatus;
}

/** What a link confirms: a registration, or those for several sessions of an event. */
export interface Confirmation {
  /** At least one. */
  readonly places: readonly ConfirmedPlace[];
  readonly full_name: string;
  /** Of the class, course or event. */
  readonly name: string;
  /** Null once all are confirmed. */
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
  readonly confirm_by: Date | null;
}

/** Whether a registration can be confirmed, or is; false once the place was given up. */
export const isConfirmable = ({ status, confirm_by }: Confirmable, now: Date): boolean =>
  ['PENDING', 'WAITING', 'ACCEPTED'].includes(status) && (confirm_by === null || confirm_by > now);
