import type { Participant } from '@widya/contract/participants';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { lastChangeOf } from './last-change.ts';

/**
 * Refuses a write based on an older version of a locked participant, and names the author of the newer one if known.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: D306.
 */
export async function assertParticipantFresh(
  tx: Tx,
  source: ParticipantSource,
  sent: number | undefined,
  person: Participant,
): Promise<void> {
  if (sent === undefined || sent === person.version) return;
  const current = { ...person, ...(await lastChangeOf(tx, source, person)) };
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current });
}
