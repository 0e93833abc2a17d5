import { call } from '@widya/api-client/api';
import { listClassParticipants, type Participant as ParticipantRow } from '@widya/contract/participants';

/** Fields of a participant that the picker needs. */
export type Participant = Pick<ParticipantRow, 'id' | 'full_name' | 'email'>;

const SHOWN = 20;

/**
 * A few participants of a class who match by name or email.
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
