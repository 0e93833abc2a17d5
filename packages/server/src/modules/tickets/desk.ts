import type { RegistrationStatus } from '@widya/contract/registration-status';
import type { Ticket } from '@widya/contract/tickets';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { ReadHolder } from '../ticket-links/ticket-holder.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';

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
  readonly holder: ReadHolder;
  readonly read: (ctx: TicketContext, id: number) => Promise<Ticket>;
  /** @throws ApiFailure 409 when there is nothing to withdraw from any more. */
  readonly withdraw: (
    ctx: { readonly tx: Tx; readonly now: Date; readonly config: LinkSettings },
    id: number,
  ) => Promise<Withdrawn>;
}
