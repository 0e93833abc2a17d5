import { and, eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import type { Config } from '../../config.ts';
import { classes } from '../../database/schema/classes.ts';
import { registrations } from '../../database/schema/registrations.ts';
import type { Tx } from '../../http/transaction.ts';
import { readTicketToken } from '../tickets/ticket-token.ts';

/** The accepted registration of a visible class that a ticket opens, with the class; null for every token that opens none now. */
export async function registrationOfTicket(tx: Tx, config: Config, token: string, now: Date) {
  const ticket = readTicketToken(await secretsKeyOf(config), token);
  if (ticket === null || ticket.kind !== 'class' || ticket.expiresAt <= now) return null;
  const [found] = await tx
    .select({ person: registrations, of: classes })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(
      and(
        eq(registrations.id, ticket.id),
        eq(registrations.ticket_serial, ticket.serial),
        eq(registrations.status, 'ACCEPTED'),
        eq(classes.active, 1),
      ),
    );
  return found ?? null;
}
