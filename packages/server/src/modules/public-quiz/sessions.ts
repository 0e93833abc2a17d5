import { and, eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { newToken } from '../../platform/auth/tokens.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations, testSessions } from '../../platform/database/schema/registrations.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { useTestToken } from '../quiz/test-tokens.ts';
import { readTicketToken } from '../ticket-links/ticket-token.ts';

const HOUR_MS = 3_600_000;
/** Time to submit answers that a device without a connection stored until the end. */
const GRACE_MS = HOUR_MS;
const TICKET_LIFE_MS = 24 * HOUR_MS;

type OpenContext = Pick<Ctx, 'tx' | 'now' | 'config'>;

interface NewSession {
  readonly participantId: number;
  readonly endsAt: Date | null;
  readonly expiresAt: Date;
}

async function writeSession({ tx, now }: OpenContext, { participantId, endsAt, expiresAt }: NewSession) {
  const { token, hash } = newToken();
  await tx.insert(testSessions).values({
    token_hash: hash,
    participant_id: participantId,
    created_at: now,
    ends_at: endsAt,
    expires_at: expiresAt,
  });
  return { session: token, expiresAt, participantId };
}

/**
 * Spends a one-time link and creates a session.
 * @throws ApiFailure 410 when it is used, expired or unknown, or the participant is no longer accepted (S8).
 */
export async function openByLink(ctx: OpenContext, link: string) {
  const { participantId, expiresAt } = await useTestToken(ctx.tx, link, ctx.now);
  return writeSession(ctx, {
    participantId,
    endsAt: expiresAt,
    expiresAt: new Date(expiresAt.getTime() + GRACE_MS),
  });
}

/** The accepted registration of a ticket that is not revoked. */
const acceptedBy = (tx: Tx, id: number, serial: number) =>
  tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(eq(registrations.id, id), eq(registrations.ticket_serial, serial), eq(registrations.status, 'ACCEPTED')),
    );

/**
 * Creates a session from a ticket, which stays valid for more sessions.
 * @throws ApiFailure 410 for a ticket that is unknown, expired, revoked, or of a person who is not accepted.
 */
export async function openByTicket(ctx: OpenContext, token: string) {
  const { tx, now, config } = ctx;
  const ticket = readTicketToken(await secretsKeyOf(config), token);
  const isLive = ticket !== null && ticket.kind === 'class' && ticket.expiresAt > now;
  const [found] = isLive ? await acceptedBy(tx, ticket.id, ticket.serial) : [];
  if (found === undefined) throw new ApiFailure(410, 'NOT_FOUND', 'Tautan ini sudah tidak berlaku');
  return writeSession(ctx, {
    participantId: found.id,
    endsAt: null,
    expiresAt: new Date(now.getTime() + TICKET_LIFE_MS),
  });
}

/** Names of a participant and their class, for the log and the next page. */
export async function namesOf(tx: Tx, participantId: number) {
  const [found] = await tx
    .select({ fullName: registrations.full_name, classCode: classes.code, className: classes.name })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(eq(registrations.id, participantId));
  if (found === undefined) throw new Error('the participant of a session is gone');
  return found;
}
