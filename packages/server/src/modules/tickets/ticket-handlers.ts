import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { Ticket } from '@widya/contract/tickets';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { ReadHolder } from '../ticket-links/ticket-holder.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';

/** The context in which a ticket is read. */
export interface TicketContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: Ctx['config'];
  readonly secretsKey: Buffer;
}

/** The result of a withdrawal. */
export interface Withdrawn {
  readonly status: RegistrationStatus;
  /** Object type in the admin log, the same as for changes by staff. */
  readonly object: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Reads and withdraws tickets of one kind. */
export interface TicketHandlers {
  readonly holder: ReadHolder;
  readonly read: (ctx: TicketContext, id: number) => Promise<Ticket>;
  /** @throws ApiFailure 409 when there is nothing left to withdraw. */
  readonly withdraw: (
    ctx: { readonly tx: Tx; readonly now: Date; readonly config: LinkSettings },
    id: number,
  ) => Promise<Withdrawn>;
}
