import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { removeExpiredFiles } from '../../storage/remove-expired-files.ts';
import { cancelTask, pauseTask, resumeTask, retryTask } from './change-state.ts';
import { removeOldTasks } from './remove-old-tasks.ts';
import { rescueTasks } from './rescue-tasks.ts';
import { runTask } from './run-task.ts';
import { startTask } from './start-task.ts';
import { type AnyTaskKind, defineTaskKind } from './task-kind.ts';
import { taskOf } from './task-of.ts';
import { workChunk } from './work-chunk.ts';

let t: TestApp;
const logged: unknown[] = [];
const note = (...args: unknown[]) => void logged.push(args);
const log = { info: note, warn: note, error: note };
/** Numbers of the items that fail. */
const broken = new Set<number>();

const kind = defineTaskKind<{ nomor: number }, { awalan?: string }>({
  name: 'uji-mesin',
  label: 'Proses uji',
  chunk: 7,
  failureColumns: ['nomor'],
  workItem: async (_services, tx, { id, data }) => {
    await tx.execute(sql`insert into effects values (${id})`);
    if (broken.has(data.nomor)) throw new ApiFailure(422, 'VALIDATION', `Nomor ${data.nomor} ditolak`);
    if (data.nomor % 10 === 0) return { outcome: 'skipped', reason: 'Sudah ada' };
    return { outcome: 'sent', result: { nomor: data.nomor } };
  },
  finish: async ({ db }, task) => {
    const rows = await db
      .select()
      .from(taskItems)
      .where(eq(taskItems.task_id, task.id))
      .orderBy(asc(taskItems.position));
    const content = (async function* () {
      for (const row of rows) yield `${task.input.awalan ?? ''}${row.label};${row.state}\r\n`;
    })();
    return { summary: { baris: rows.length }, file: { name: 'hasil.csv', type: 'text/csv', content } };
  },
});

beforeAll(async () => {
  t = await createTestApp();
  await t.database.pool.query('create table effects (item bigint)');
});
afterAll(() => t.close());

const owner = { kind: 'admin', id: 1 } as const;
const numbers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ label: `butir ${n + 1}`, data: { nomor: n + 1 } }));

const begin = (count: number, of: typeof kind = kind, input?: { awalan: string }) =>
  t.db.transaction(async (tx) => {
    const starter = { tx, caller: owner, now: new Date(), requestId: 'uji-1', jobs: t.services.jobs };
    return (await startTask(starter, of, { items: numbers(count), ...(input ? { input } : {}) })).id;
  });

const run = (id: number, kinds: readonly AnyTaskKind[] = [kind]) => runTask(t.services, kinds, { task: id }, log);
const read = async (id: number) => {
  const [row] = await t.db.select().from(tasks).where(eq(tasks.id, id));
  if (!row) throw new Error('the task is gone');
  return row;
};
const inTx = (work: typeof pauseTask, id: number) => t.db.transaction((tx) => work(tx, id, new Date()));

/** Asserts that the stored counts of a task match its items. */
async function expectConsistentCounts(id: number) {
  const { total, sent, failed, skipped, remaining } = await read(id);
  expect(sent + failed + skipped + remaining).toBe(total);
  const { rows } = await t.database.pool.query(
    `select count(*)::int as total, count(*) filter (where state = 'sent')::int as sent,
       count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'skipped')::int as skipped,
       count(*) filter (where state = 'remaining')::int as remaining from task_items where task_id = $1`,
    [id],
  );
  expect({ total, sent, failed, skipped, remaining }).toEqual(rows[0]);
}

describe('a task', () => {
  it('processes every item, reports failed and skipped ones, and stores its file for seven days', async () => {
    broken.add(3);
    const id = await begin(30, kind, { awalan: '>' });
    await run(id);
    const row = await read(id);
    expect(row).toMatchObject({ state: 'DONE', total: 30, sent: 26, failed: 1, skipped: 3, remaining: 0 });
    expect(row.summary).toEqual({ baris: 30 });
    expect(row.started_at).not.toBeNull();
    await expectConsistentCounts(id);
    const [, , third] = await t.db
      .select()
      .from(taskItems)
      .where(eq(taskItems.task_id, id))
      .orderBy(taskItems.position);
    expect(third).toMatchObject({ state: 'failed', reason: 'Nomor 3 ditolak', attempts: 1 });
    const path = join(t.config.dataDir, 'files', row.result_key ?? '');
    expect((await readFile(path, 'utf8')).split('\r\n')[2]).toBe('>butir 3;failed');
    // The writes of the failed item were rolled back, while those of the other items were kept.
    const { rows } = await t.database.pool.query('select 1 from effects where item = $1', [third?.id]);
    expect(rows).toEqual([]);
    await removeExpiredFiles(t.services, new Date(Date.now() + 6.9 * 86_400_000));
    await expect(readFile(path)).resolves.toBeDefined();
    await removeExpiredFiles(t.services, new Date(Date.now() + 7.1 * 86_400_000));
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('retries only failed items', async () => {
    broken.clear();
    broken.add(4);
    const id = await begin(12);
    await run(id);
    broken.clear();
    await inTx(retryTask, id);
    expect(await read(id)).toMatchObject({ state: 'RUNNING', remaining: 1, failed: 0 });
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'DONE', sent: 11, skipped: 1, failed: 0 });
    const items = await t.db.select().from(taskItems).where(eq(taskItems.task_id, id));
    expect(items.filter(({ attempts }) => attempts === 2).map(({ position }) => position)).toEqual([4]);
    await expect(inTx(retryTask, id)).rejects.toMatchObject({ status: 409 });
  });

  it('makes no progress while it is paused, and ends when it is cancelled', async () => {
    const id = await begin(20);
    await inTx(pauseTask, id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'PAUSED', remaining: 20 });
    await inTx(resumeTask, id);
    await workChunk({ services: t.services, kind, task: taskOf(await read(id)), log });
    expect(await read(id)).toMatchObject({ state: 'RUNNING', sent: 7, remaining: 13 });
    await inTx(cancelTask, id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', sent: 7, skipped: 13, remaining: 0 });
    await expect(inTx(pauseTask, id)).rejects.toMatchObject({ status: 409, code: 'INVALID_TRANSITION' });
    await expect(inTx(resumeTask, id)).rejects.toMatchObject({ status: 409 });
    await expectConsistentCounts(id);
  });

  it('logs an unexpected error under an id and continues', async () => {
    const odd = defineTaskKind<{ nomor: number }>({
      ...kind,
      workItem: async (_services, _tx, { data }) => {
        if (data.nomor === 2) throw new TypeError('a mistake');
        return { outcome: 'sent' };
      },
    });
    const id = await begin(3);
    await run(id, [odd]);
    const items = await t.db.select().from(taskItems).where(eq(taskItems.task_id, id)).orderBy(taskItems.position);
    expect(items.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
    expect(items[1]).toMatchObject({ reason: 'Terjadi Kesalahan', request_id: expect.any(String) });
    expect(JSON.stringify(logged)).toContain(items[1]?.request_id);
  });

  it('processes a chunk at once where the kind can, and one by one when that fails', async () => {
    const seen: number[] = [];
    const bulk = defineTaskKind<{ nomor: number }>({
      ...kind,
      workChunk: async (_services, _tx, items) => {
        seen.push(items.length);
        if (items.some(({ data }) => broken.has(data.nomor))) throw new Error('one of them is broken');
        return items.map(() => ({ outcome: 'sent' }) as const);
      },
    });
    broken.clear();
    broken.add(9);
    const id = await begin(14);
    await run(id, [bulk]);
    broken.clear();
    expect(seen).toEqual([7, 7]);
    expect(await read(id)).toMatchObject({ state: 'DONE', sent: 12, failed: 1, skipped: 1 });
  });

  it('whose final step fails is tried three times, then fails, and can be retried', async () => {
    let fails = true;
    const ending = defineTaskKind<{ nomor: number }>({
      ...kind,
      finish: async () => {
        if (fails) throw new Error('no space');
        return null;
      },
    });
    const id = await begin(2);
    for (let n = 0; n < 3; n += 1) await run(id, [ending]);
    expect(await read(id)).toMatchObject({ state: 'FAILED', cause: 'Hasil akhir gagal dibuat.', sent: 2 });
    fails = false;
    await inTx(retryTask, id);
    await run(id, [ending]);
    expect(await read(id)).toMatchObject({ state: 'DONE', cause: null, sent: 2 });
  });

  it('can be created from a query, a hundred thousand items at once', async () => {
    const starter = { tx: t.db, caller: owner, now: new Date(), requestId: 'uji', jobs: t.services.jobs };
    const items = sql`select 'orang ' || n as label, jsonb_build_object('nomor', n) as data from generate_series(1, 100000) n`;
    const { id, total } = await startTask(starter, kind, { items });
    expect(total).toBe(100_000);
    expect(await read(id)).toMatchObject({ total: 100_000, remaining: 100_000 });
    await inTx(cancelTask, id);
    await expectConsistentCounts(id);
  });

  it('that lost its worker is woken; a healthy one and one that waits for a page are not', async () => {
    await t.db.delete(tasks);
    const lost = await begin(3);
    const well = await begin(3);
    const paused = await begin(3);
    await inTx(pauseTask, paused);
    const page = await begin(3);
    const old = new Date(Date.now() - 60_000);
    await t.db.update(tasks).set({ worker: 'browser' }).where(eq(tasks.id, page));
    for (const id of [lost, paused, page]) await t.db.update(tasks).set({ touched_at: old }).where(eq(tasks.id, id));
    const woken: unknown[] = [];
    const jobs = {
      enqueue: async (_name: string, data: unknown) => {
        woken.push(data);
        return null;
      },
    };
    expect(await rescueTasks({ ...t.services, jobs })).toBe(1);
    expect(woken).toEqual([{ task: lost }]);
    expect(well).toBeGreaterThan(lost);
  });

  it('is deleted thirty days after its last change', async () => {
    const id = await begin(1);
    await removeOldTasks(t.db, new Date(Date.now() + 29 * 86_400_000));
    await expect(read(id)).resolves.toBeDefined();
    await removeOldTasks(t.db, new Date(Date.now() + 31 * 86_400_000));
    await expect(read(id)).rejects.toThrow('gone');
  });
});

/** Yields pseudorandom numbers that are the same in every run. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('"sent + failed + skipped + remaining = total"', () => {
  it.each([1, 2, 3, 4])(
    'holds whatever happens side by side, and nothing is done twice (S37), seed %i',
    async (seed) => {
      const random = randoms(seed);
      const next = (below: number) => Math.floor(random.next().value * below);
      broken.clear();
      for (let n = 0; n < 8; n += 1) broken.add(1 + next(60));
      await t.database.pool.query('truncate effects');
      const id = await begin(60);
      const row = await read(id);
      const work = () => workChunk({ services: t.services, kind, task: taskOf(row), log });
      const acts = [
        work,
        work,
        work,
        () => inTx(pauseTask, id),
        () => inTx(resumeTask, id),
        () => inTx(resumeTask, id),
        () => inTx(retryTask, id),
        () => run(id),
        ...(seed % 2 === 0 ? [() => inTx(cancelTask, id)] : []),
      ];
      for (let round = 0; round < 12; round += 1) {
        const chosen = Array.from({ length: 3 }, () => acts[next(acts.length)] ?? work);
        const ends = await Promise.allSettled(chosen.map((act) => act()));
        for (const end of ends)
          if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'INVALID_TRANSITION' });
        await expectConsistentCounts(id);
      }
      const twice = await t.database.pool.query('select item from effects group by item having count(*) > 1');
      expect(twice.rows).toEqual([]);
    },
  );

  it('is enforced by the database itself (control)', async () => {
    const id = await begin(3);
    await expect(t.db.update(tasks).set({ sent: 1 }).where(eq(tasks.id, id))).rejects.toMatchObject({
      cause: { constraint: 'tasks_sum' },
    });
    await expect(t.db.update(tasks).set({ state: 'DONE' }).where(eq(tasks.id, id))).rejects.toMatchObject({
      cause: { constraint: 'tasks_over_when_nothing_remains' },
    });
  });
});
