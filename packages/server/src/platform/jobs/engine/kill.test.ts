import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { insertTask } from '../../../testing/fixtures-tasks.ts';
import { tasks } from '../../database/schema/tasks.ts';
import { EFFECTS_TABLE } from './testing/effect-kinds.ts';

const WORKER = new URL('./testing/worker.ts', import.meta.url).pathname;
const ITEMS = 120;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(EFFECTS_TABLE);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate task_effects'));

const startWorker = (kind: string, task: number) => {
  const env = { PATH: process.env.PATH, DATABASE: JSON.stringify(database.config), KIND: kind, TASK: String(task) };
  const child = spawn(process.execPath, [...process.execArgv, WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exit };
};

const readTask = async (id: number) => {
  const [row] = await database.db.select().from(tasks).where(eq(tasks.id, id));
  if (!row) throw new Error('the task is gone');
  return row;
};

const effects = async (): Promise<{ total: number; different: number }> => {
  const found = await database.pool.query(
    'select count(*)::int as total, count(distinct item)::int as different from task_effects',
  );
  return found.rows[0];
};

/** Works a task with workers that are killed midway, each a little later, then with a worker that may finish. */
async function workWithKills(kind: string, kills: number): Promise<number> {
  const { id } = await insertTask(database.db, { kind: 'admin', id: 1 }, { items: ITEMS });
  for (let n = 1; n <= kills; n += 1) {
    const { child, exit } = startWorker(kind, id);
    const goal = (n * ITEMS) / (kills + 2);
    // Waits for written rows, not only for the count, to kill the worker while the transaction of a chunk is open.
    await eventually(async () =>
      expect((await effects()).total >= goal || (await readTask(id)).sent >= goal).toBe(true),
    );
    child.kill('SIGKILL');
    await exit;
    // The transaction of a killed worker ends only when the database notices it; until then its items stay locked.
    const { sent, failed, skipped, remaining, total } = await readTask(id);
    expect(sent + failed + skipped + remaining).toBe(total);
  }
  while ((await readTask(id)).state !== 'DONE') await startWorker(kind, id).exit;
  return id;
}

describe('a worker that is killed in the middle', () => {
  it('processes no item twice and loses none (S37, S41)', async () => {
    const id = await workWithKills('careful', 5);
    expect(await readTask(id)).toMatchObject({ total: ITEMS, sent: ITEMS, failed: 0, skipped: 0, remaining: 0 });
    expect(await effects()).toEqual({ total: ITEMS, different: ITEMS });
  });

  it('would process items twice if a kind wrote outside its transaction (control)', async () => {
    const id = await workWithKills('careless', 5);
    expect((await readTask(id)).sent).toBe(ITEMS);
    const { total, different } = await effects();
    expect(different).toBe(ITEMS);
    expect(total).toBeGreaterThan(ITEMS);
  });
});
