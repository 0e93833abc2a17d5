import { expect, test } from '@jest/globals';
import type { InviteBatchInput } from '@widya/contract/participants-invite';
import { startInviteTask } from './start-invite-task.ts';

const rowsOf = (count: number) => ({
  count,
  async *batches(size: number) {
    for (let from = 0; from < count; from += size)
      yield Array.from({ length: Math.min(size, count - from) }, (_, at) => ({
        line: from + at + 3,
        values: { email: `p${from + at}@contoh.example`, nama: 'Contoh', catatan: '' },
      }));
  },
});

test('12,000 rows go in three calls for one task, which starts with the last', async () => {
  const calls: InviteBatchInput[] = [];
  const send = async (body: InviteBatchInput) => {
    calls.push(body);
    return { job_id: 7, total: body.people.length };
  };
  const progress: number[] = [];
  expect(await startInviteTask(rowsOf(12_000), 'a', send, (sent) => progress.push(sent))).toBe(7);
  expect(calls.map(({ people, more, job_id }) => [people.length, more, job_id])).toEqual([
    [5_000, true, undefined],
    [5_000, true, 7],
    [2_000, false, 7],
  ]);
  expect(calls[1]?.people[0]).toMatchObject({ email: 'p5000@contoh.example', row: 5_003 });
  expect(progress).toEqual([5_000, 10_000, 12_000]);
});

test('a second try repeats the same calls under the same keys', async () => {
  const keys: string[] = [];
  let attempts = 0;
  const send = async (_: InviteBatchInput, key: string) => {
    keys.push(key);
    attempts += 1;
    if (attempts === 2) throw new Error('network');
    return { job_id: 7, total: 1 };
  };
  const run = () => startInviteTask(rowsOf(6_000), 'a', send, () => {});
  await expect(run()).rejects.toThrow('network');
  await run();
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[1]);
});
