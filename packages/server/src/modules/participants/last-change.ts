import type { Participant } from '@widya/contract/participants';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from '../registrations/find-owner.ts';
import type { ParticipantSource } from '../registrations/source.ts';

/** The author and time of the last change, for a refusal. */
interface LastChange {
  readonly changed_by: string | null;
  readonly changed_at: string | null;
}

const NOBODY: LastChange = { changed_by: null, changed_at: null };

/**
 * The author of a write at an instant. Null unless the log has a row of exactly that write: bulk changes are logged
 * once for the class, and participants change their own registrations.
 */
async function writerAt(
  tx: Tx,
  { logObject }: ParticipantSource,
  objectIds: readonly string[],
  at: Date | undefined,
): Promise<LastChange> {
  if (at === undefined) return NOBODY;
  const [row] = await tx
    .select({ name: auditLog.actor_name })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, logObject),
        or(inArray(auditLog.object_id, [...objectIds]), isNull(auditLog.object_id)),
        eq(auditLog.at, at),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row === undefined ? NOBODY : { changed_by: row.name, changed_at: at.toISOString() };
}

/** The last change of a participant, alone or together with others. */
export async function lastChangeOf(tx: Tx, source: ParticipantSource, person: Participant): Promise<LastChange> {
  const { people: p } = source;
  const [row] = await tx.select({ at: p.updated_at }).from(p).where(eq(p.id, person.id));
  return writerAt(tx, source, [String(person.id), person.class_code], row?.at);
}

/** The last change of any participant of a class or course. */
export async function lastChangeIn(tx: Tx, { source, id, code }: Owner): Promise<LastChange> {
  const { people: p } = source;
  const [row] = await tx
    .select({ id: p.id, at: p.updated_at })
    .from(p)
    .where(eq(source.ownerId, id))
    .orderBy(desc(p.updated_at), desc(p.id))
    .limit(1);
  return row === undefined ? NOBODY : writerAt(tx, source, [String(row.id), code], row.at);
}

/** Adds the current status and its author to a failure caused by the status; returns other failures unchanged. */
export async function withCurrentStatus(
  tx: Tx,
  source: ParticipantSource,
  person: Participant,
  failure: unknown,
): Promise<unknown> {
  if (!(failure instanceof ApiFailure) || failure.code !== 'INVALID_TRANSITION') return failure;
  const current = { ...person, ...(await lastChangeOf(tx, source, person)) };
  return new ApiFailure(failure.status, failure.code, failure.message, { ...failure.details, current });
}
