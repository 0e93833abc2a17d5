import type { Participant } from '@widya/contract/participants';
import { eq } from 'drizzle-orm';
import { assertFresh } from '../../audit/assert-fresh.ts';
import type { Tx } from '../../http/transaction.ts';
import type { ParticipantSource } from './source.ts';

/**
 * Refuses a write on a locked participant that rests on an older version. Whole lists are changed with one row in the log,
 * and people change their own registration: somebody is named only where the log tells of the very last write.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: decisions 5.0.6.
 */
export async function assertParticipantFresh(
  tx: Tx,
  { people, logObject: object }: ParticipantSource,
  sent: number | undefined,
  person: Participant,
): Promise<void> {
  if (sent === undefined || sent === person.version) return;
  const [row] = await tx.select({ changedAt: people.updated_at }).from(people).where(eq(people.id, person.id));
  await assertFresh(tx, sent, person, { object, id: person.id, changedAt: row?.changedAt });
}
