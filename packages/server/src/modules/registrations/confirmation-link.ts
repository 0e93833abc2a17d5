import type { RegistrationStatus } from '@widya/contract/registration-status';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Ticketed } from '../ticket-links/ticket-link.ts';
import { confirmationKey, readTicketToken, type Ticket } from '../ticket-links/ticket-token.ts';
import type { SeatContext } from './owner.ts';

/** A registration that a link confirms. */
export interface ConfirmedSeat {
  readonly ticketed: Ticketed;
  /** Name of the class or course, or of the event with its session. */
  readonly name: string;
  readonly status: RegistrationStatus;
}

/** The registrations that a link confirms: one, or several sessions of an event. */
export interface Confirmation {
  /** At least one. */
  readonly seats: readonly ConfirmedSeat[];
  readonly full_name: string;
  /** Name of the class, course or event. */
  readonly name: string;
  /** Null once all are confirmed. */
  readonly confirm_by: Date | null;
  /** Object type in the admin log, the same as for changes by staff. */
  readonly object: string;
}

/**
 * Reads and confirms registrations of one kind. Both functions throw ApiFailure 410 when the seat was given up, or the
 * link was revoked.
 */
export interface ConfirmationHandlers {
  readonly read: (ctx: SeatContext, link: Ticket) => Promise<Confirmation>;
  /** Idempotent. */
  readonly confirm: (ctx: SeatContext, link: Ticket) => Promise<Confirmation>;
}

/**
 * Reads the registration that a confirmation link names. @throws ApiFailure 404 for a link that this installation did
 * not sign.
 */
export async function readConfirmationLink({ config }: Pick<SeatContext, 'config'>, token: string): Promise<Ticket> {
  const link = readTicketToken(confirmationKey(await secretsKeyOf(config)), token);
  if (link === null) throw notFound('Tautan ini tidak berlaku');
  return link;
}

interface Confirmable {
  readonly status: RegistrationStatus;
  readonly confirm_by: Date | null;
}

/** Whether a registration is confirmed or can still be confirmed; false once its seat was given up. */
export const isConfirmable = ({ status, confirm_by }: Confirmable, now: Date): boolean =>
  ['PENDING', 'WAITING', 'ACCEPTED'].includes(status) && (confirm_by === null || confirm_by > now);
