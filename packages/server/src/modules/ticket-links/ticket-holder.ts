import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Ticketed } from './ticket-link.ts';

/** The registration and person of a ticket. */
export interface TicketHolder extends Ticketed {
  readonly full_name: string;
  readonly email: string;
  /** Null for registrations older than participants' accounts. */
  readonly member_id: number | null;
  /** Id and name of the class, course or event. */
  readonly ownerId: number;
  readonly name: string;
  readonly status: RegistrationStatus;
  /** The address is not proven yet, so the registration must not be shown. */
  readonly unconfirmed: boolean;
  /** The person's data was deleted. */
  readonly forgotten: boolean;
}

/** Reads the holder of a ticket; null when the registration no longer exists. */
export type ReadHolder = (tx: Tx, id: number) => Promise<TicketHolder | null>;
