import { expect, test } from '@jest/globals';
import type { Invitee } from '@widya/contract/participants-invite';
import { type InviteResult, sendInvitations } from './send-invitations.ts';

const row = (at: number) => ({ email: `p${at}@contoh.example`, nama: `Peserta ${at}`, catatan: '' });
/** Row numbers differ from positions in the list, as after a row was removed in the preview. */
const lineOf = (at: number) => at + 3;
const rowsOf = (count: number) => ({
  count,
  async *batches(size: number) {
    for (let from = 0; from < count; from += size)
      yield Array.from({ length: Math.min(size, count - from) }, (_, at) => ({
        line: lineOf(from + at),
        values: row(from + at),
      }));
  },
});

test('450 rows go in three calls, and their answers are added up', async () => {
  const calls: Invitee[][] = [];
  const sums: InviteResult[] = [];
  const send = async (people: Invitee[]) => {
    calls.push(people);
    return {
      success: true as const,
      affectedRows: people.length - 2,
      invited: people.length - 2,
      already_registered: [people[0]?.email ?? ''],
      failed: [{ row: people[1]?.row ?? 0, email: people[1]?.email ?? '', reason: 'Kuota penuh' }],
    };
  };
  const result = await sendInvitations(rowsOf(450), 'MNA7Q2KD', send, (sum) => sums.push(sum));
  expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(sums.map(({ sent }) => sent)).toEqual([200, 400, 450]);
  expect(result.invited).toBe(444);
  expect(result.already).toEqual(['p0@contoh.example', 'p200@contoh.example', 'p400@contoh.example']);
  expect(result.failed[1]).toEqual({ ...row(201), row: lineOf(201), reason: 'Kuota penuh' });
});

test('a second try after a lost answer repeats the same calls under the same keys', async () => {
  const keys: string[] = [];
  let attempts = 0;
  const send = async (people: Invitee[], key: string) => {
    keys.push(key);
    attempts += 1;
    if (attempts === 2) throw new Error('network');
    return { success: true as const, affectedRows: 0, invited: people.length, already_registered: [], failed: [] };
  };
  const run = () => sendInvitations(rowsOf(300), 'MNA7Q2KD', send, () => {});
  await expect(run()).rejects.toThrow('network');
  expect((await run()).invited).toBe(300);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[1]);
});
