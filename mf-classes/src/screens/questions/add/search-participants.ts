import { call } from '@widya/api-client/api';
import { listClassParticipants, type Participant as ParticipantRow } from '@widya/contract/participants';

/** What the picker needs of a participant. */
export type Participant = Pick<ParticipantRow, 'id' | 'full_name' | 'email'>;

const SHOWN = 20;

/**
 * Participants of a class whose name or email fits, a few of them.
 * @throws ApiError
 */
export async function searchParticipants(
  code: string,
  q: string,
  signal: AbortSignal,
): Promise<readonly Participant[]> {
  const query = { page: 1, per_page: SHOWN, ...(q.trim() !== '' && { q: q.trim() }) };
  const answer = await call(listClassParticipants, { params: { code }, query, signal });
  return Array.isArray(answer) ? answer : answer.data;
}
