import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { Ticket } from '@widya/contract/tickets';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { LinkSettings, Ticketed } from './ticket-link.ts';

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

/** What a ticket is read in. */
export interface TicketContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: Ctx['config'];
  readonly secretsKey: Buffer;
}

/** What has been withdrawn. */
export interface Withdrawn {
  readonly status: RegistrationStatus;
  /** Kind of thing in the log, as for changes by staff. */
  readonly object: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What serves the tickets of one kind. */
export interface TicketDesk {
  /** Null when the registration does not exist any more. */
  readonly holder: (tx: Tx, id: number) => Promise<TicketHolder | null>;
  readonly read: (ctx: TicketContext, id: number) => Promise<Ticket>;
  /** @throws ApiFailure 409 when there is nothing to withdraw from any more. */
  readonly withdraw: (
    ctx: { readonly tx: Tx; readonly now: Date; readonly config: LinkSettings },
    id: number,
  ) => Promise<Withdrawn>;
}
