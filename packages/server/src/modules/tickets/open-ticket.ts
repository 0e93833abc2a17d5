import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';
import { readTicketToken, type Ticket } from '../ticket-links/ticket-token.ts';
import { TICKET_HANDLERS } from './handlers-by-kind.ts';
import type { TicketHandlers } from './ticket-handlers.ts';

interface LinkContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: LinkSettings;
}

export interface SignedLink {
  readonly ticket: Ticket;
  readonly handlers: TicketHandlers;
  /** Null when the registration no longer exists. */
  readonly holder: TicketHolder | null;
}

export interface OpenTicket extends SignedLink {
  readonly holder: TicketHolder;
}

/** Reads a link with a valid signature, even if it has expired or was revoked. @throws ApiFailure 404 for any other. */
export async function signedLink({ tx, config }: Omit<LinkContext, 'now'>, token: string): Promise<SignedLink> {
  const ticket = readTicketToken(await secretsKeyOf(config), token);
  const handlers = ticket === null ? undefined : TICKET_HANDLERS[ticket.kind];
  if (ticket === null || handlers === undefined) throw notFound('Tiket tidak ditemukan');
  return { ticket, handlers, holder: await handlers.holder(tx, ticket.id) };
}

/** Opens the ticket of a link. @throws ApiFailure 404 for an invalid signature, 410 for an expired or revoked link. */
export async function openTicket(opening: LinkContext, token: string): Promise<OpenTicket> {
  const { holder, ...found } = await signedLink(opening, token);
  const isValid =
    holder !== null &&
    holder.serial === found.ticket.serial &&
    found.ticket.expiresAt > opening.now &&
    !holder.unconfirmed &&
    !holder.forgotten;
  if (!isValid) throw new ApiFailure(410, 'LINK_EXPIRED');
  return { ...found, holder };
}
