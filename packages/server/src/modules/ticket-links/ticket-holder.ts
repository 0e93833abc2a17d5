import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Ticketed } from './ticket-link.ts';

/** Whose ticket it is. */
export interface TicketHolder extends Ticketed {
  readonly full_name: string;
  readonly email: string;
  readonly member_id: number | null;
  /** Class, course or event that they registered for, and its name. */
  readonly ownerId: number;
  readonly name: string;
  readonly status: RegistrationStatus;
  /** The address is not proved yet, so nothing of the registration is shown. */
  readonly unconfirmed: boolean;
  /** The person asked to be forgotten. */
  readonly forgotten: boolean;
}

/** Reads whose ticket it is; null when the registration does not exist any more. */
export type ReadHolder = (tx: Tx, id: number) => Promise<TicketHolder | null>;
