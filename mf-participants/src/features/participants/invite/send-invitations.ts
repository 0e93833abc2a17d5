import { INVITE_CHUNK, type InviteAnswer, type Invitee } from '@widya/contract/participants-invite';
import type { CsvRows } from '@widya/design-system/csv-import';
import { contentKey } from './content-key.ts';
import { type Person, personOf } from './person-of.ts';

/** A refused row with its values and the reason. */
export interface FailedRow {
  /** Row number in the file. */
  readonly row: number;
  readonly email: string;
  readonly nama: string;
  readonly catatan: string;
  readonly reason: string;
}

/** Result of the rows sent so far. */
export interface InviteResult {
  readonly sent: number;
  readonly invited: number;
  readonly already: readonly string[];
  readonly failed: readonly FailedRow[];
}

export const NOTHING_SENT: InviteResult = { sent: 0, invited: 0, already: [], failed: [] };

type Send = (people: Invitee[], key: string) => Promise<InviteAnswer>;

/**
 * Sends rows 200 at a time, sequentially, each call with a key derived from its rows.
 * @param onProgress called with the total result after every call.
 * @throws ApiError of the failed call; earlier calls stay effective, and repeating them has no effect.
 */
export async function sendInvitations(
  rows: CsvRows,
  scope: string,
  send: Send,
  onProgress: (result: InviteResult) => void,
): Promise<InviteResult> {
  let result = NOTHING_SENT;
  for await (const batch of rows.batches(INVITE_CHUNK)) {
    const people = batch.map(personOf);
    const answer = await send(people, await contentKey(scope, people));
    result = add(result, people, answer);
    onProgress(result);
  }
  return result;
}

function add(sum: InviteResult, people: readonly Person[], answer: InviteAnswer): InviteResult {
  const byRow = new Map(people.map((person) => [person.row, person]));
  return {
    sent: sum.sent + people.length,
    invited: sum.invited + answer.invited,
    already: [...sum.already, ...answer.already_registered],
    failed: [
      ...sum.failed,
      ...answer.failed.map(({ row, email, reason }) => ({
        row,
        email,
        nama: byRow.get(row)?.nama ?? '',
        catatan: byRow.get(row)?.catatan ?? '',
        reason,
      })),
    ],
  };
}
