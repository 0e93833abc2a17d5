import { read } from '@widya/api-client/api';
import { canonicalUrl } from '@widya/api-client/canonical-url';

/** What the picker needs of a participant. */
export interface Participant {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
}

const isParticipant = (row: unknown): row is Participant =>
  typeof row === 'object' && row !== null && 'id' in row && 'full_name' in row && 'email' in row;

const rowsOf = (answer: unknown): unknown => {
  const isPage = typeof answer === 'object' && answer !== null && 'data' in answer;
  return isPage ? answer.data : answer;
};

const SHOWN = '20';

/**
 * Participants of a class whose name or email fits, a few of them. Source: specification 2 §7 "Participants".
 * @throws ApiError
 */
export async function searchParticipants(code: string, q: string, signal: AbortSignal): Promise<Participant[]> {
  const path = `/v1/class/${encodeURIComponent(code)}/participants`;
  const rows = rowsOf(await read(canonicalUrl(path, { page: '1', per_page: SHOWN, q: q.trim() }), { signal }));
  return Array.isArray(rows) ? rows.filter(isParticipant) : [];
}
