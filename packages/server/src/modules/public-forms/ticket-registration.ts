import { and, eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';
import { openTicket } from '../tickets/open-ticket.ts';

interface LinkContext {
  readonly tx: Tx;
  readonly config: LinkSettings;
  readonly now: Date;
}

/**
 * The accepted registration of a ticket, with its visible class.
 * @throws ApiFailure 404 for an invalid signature and for people without a seat, 410 for an expired or revoked link.
 */
export async function registrationOfTicket(ctx: LinkContext, token: string) {
  const { ticket } = await openTicket(ctx, token);
  const [found] = await ctx.tx
    .select({ person: registrations, of: classes })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(and(eq(registrations.id, ticket.id), eq(registrations.status, 'ACCEPTED'), eq(classes.active, 1)));
  if (ticket.kind !== 'class' || found === undefined) throw notFound('Tautan ini tidak berlaku');
  return found;
}

/** `registrationOfTicket`, with null for a ticket that is not valid. */
export async function tryTicket(ctx: LinkContext, token: string) {
  try {
    return await registrationOfTicket(ctx, token);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
