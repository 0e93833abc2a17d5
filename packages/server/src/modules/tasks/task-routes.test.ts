import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/tasks';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { type BossQueue, openBossQueue } from '../../platform/jobs/boss-queue.ts';
import { CLAIM_MS } from '../../platform/jobs/engine/claims.ts';
import { startTask } from '../../platform/jobs/engine/start-task.ts';
import { defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { taskQueue } from '../../platform/jobs/engine/task-queues.ts';
import { ACTORS, type Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertTask, type TaskFixture } from '../../testing/fixtures-tasks.ts';

let t: TestApp;
let me: Actor;
beforeAll(async () => {
  t = await createTestApp();
  me = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());

const make = (options: TaskFixture) => insertTask(t.db, me, options);

describe('whose tasks', () => {
  it.each(ACTORS.filter((name) => name !== 'nobody' && name !== 'banned'))(
    'are hidden from %s when another person began them (S11)',
    async (name) => {
      const other = await t.actor(name);
      const { id, items } = await make({ items: 2, worker: 'browser' });
      const params = { id };
      const page = { worker: 'tab-lain-000' };
      const calls = [
        t.call(contract.readTask, other, { params }),
        t.call(contract.listTaskItems, other, { params }),
        t.call(contract.pauseTask, other, { params }),
        t.call(contract.cancelTask, other, { params }),
        t.call(contract.undoTask, other, { params }),
        t.call(contract.downloadTaskFailures, other, { params }),
        t.call(contract.claimTaskItems, other, { params, body: page }),
        t.call(contract.completeTaskItem, other, {
          params: { id, item_id: items[0] ?? 0 },
          body: { ...page, outcome: 'sent' },
        }),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
      const list = await t.call(contract.listTasks, other, { query: { page: '1' } });
      expect(list.body).toMatchObject({ data: [], meta: { total: 0 } });
    },
  );
});

describe('the list', () => {
  it('shows the newest first and, on request, only what is not over', async () => {
    const someone = (await t.actor('instructor-own')) as Actor;
    const first = await insertTask(t.db, someone, { items: 2, ended: 'sent', state: 'DONE' });
    const second = await insertTask(t.db, someone, { items: 2, state: 'PAUSED' });
    const all = await t.call(contract.listTasks, someone, { query: { page: '1' } });
    expect(all.body.data).toMatchObject([
      { id: second.id, remaining: 2 },
      { id: first.id, sent: 2 },
    ]);
    const open = await t.call(contract.listTasks, someone, { query: { page: '1', open: '1' } });
    expect(open.body.data).toMatchObject([{ id: second.id }]);
  });

  it('counts what is waiting or running on all pages', async () => {
    const someone = (await t.actor('instructor-other')) as Actor;
    for (const state of ['RUNNING', 'WAITING', 'PAUSED'] as const) await insertTask(t.db, someone, { items: 1, state });
    await insertTask(t.db, someone, { items: 1, ended: 'sent', state: 'DONE' });
    await insertTask(t.db, me, { items: 1, state: 'RUNNING' });
    const newest = await t.call(contract.listTasks, someone, { query: { page: '1', per_page: '1' } });
    expect(newest.body).toMatchObject({ data: [{ state: 'DONE' }], meta: { total: 4, at_work: 2 } });
  });

  it('returns a page of items of one state, with the count of the task', async () => {
    const { id } = await make({ items: 12 });
    const query = { page: '2', per_page: '5', state: 'remaining' };
    const answer = await t.call(contract.listTaskItems, me, { params: { id }, query });
    expect(answer.body.data).toHaveLength(5);
    expect(answer.body).toMatchObject({ meta: { total: 12 }, data: [{ position: 6 }, {}, {}, {}, { position: 10 }] });
    expect(JSON.stringify(answer.body)).not.toContain('nomor');
  });
});

describe('items worked by a browser', () => {
  const claim = (id: number, worker: string, count = 2) =>
    t.call(contract.claimTaskItems, me, { params: { id }, body: { worker, count } });
  const complete = (id: number, item: unknown, worker: string, outcome = 'sent') =>
    t.call(contract.completeTaskItem, me, { params: { id, item_id: Number(item) }, body: { worker, outcome } });
  const ids = (answer: Awaited<ReturnType<typeof claim>>) =>
    (answer.body.items as { id: number }[]).map((item) => item.id);

  it('are lent to one page, again after a reload, and to others once their time is over', async () => {
    const { id, items } = await make({ items: 5, worker: 'browser' });
    const first = await claim(id, 'tab-pertama');
    expect(first.body).toMatchObject({ data: { state: 'RUNNING' }, items: [{ data: { nomor: 1 } }, {}] });
    expect(ids(await claim(id, 'tab-pertama'))).toEqual(ids(first));
    expect(ids(await claim(id, 'tab-kedua'))).toEqual(items.slice(2, 4));
    t.clock.now = new Date(Date.now() + CLAIM_MS + 1_000);
    expect(ids(await claim(id, 'tab-kedua', 5))).toEqual(items);
    const late = await complete(id, items[0], 'tab-pertama');
    expect(late).toMatchObject({ status: 409, body: { msg: 'Butir ini sedang dikerjakan di halaman lain' } });
    t.clock.now = null;
  });

  it('count once however often their end is reported, and end the task', async () => {
    const { id, items } = await make({ items: 2, worker: 'browser', claimedBy: 'tab-pertama' });
    const answers = await Promise.all([1, 2, 3].map(() => complete(id, items[0], 'tab-pertama')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body).toMatchObject({ data: { sent: 1, remaining: 1 } });
    expect((await complete(id, items[0], 'tab-pertama', 'failed')).status).toBe(409);
    const last = await complete(id, items[1], 'tab-pertama', 'failed');
    expect(last.body).toMatchObject({ data: { sent: 1, failed: 1, remaining: 0 } });
  });

  it('are never lent twice to pages that claim at the same moment', async () => {
    const { id } = await make({ items: 40, worker: 'browser' });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(id, `tab-nomor-${n}`, 5)));
    const lent = answers.flatMap(ids);
    expect(new Set(lent).size).toBe(lent.length);
  });

  it('cannot be claimed while the task is paused; a claimed one can be completed', async () => {
    const { id, items } = await make({ items: 3, worker: 'browser' });
    await claim(id, 'tab-pertama', 1);
    await t.call(contract.pauseTask, me, { params: { id } });
    expect((await claim(id, 'tab-pertama', 3)).body.items).toEqual([]);
    expect((await complete(id, items[0], 'tab-pertama')).body).toMatchObject({ data: { state: 'PAUSED', sent: 1 } });
  });

  it('belong to tasks of a browser only', async () => {
    const { id } = await make({ items: 3 });
    expect((await claim(id, 'tab-pertama')).status).toBe(409);
  });
});

describe('with the real queue', () => {
  let boss: BossQueue;
  const done = defineTaskKind<{ nomor: number }>({
    name: 'uji-antrean',
    label: 'Proses antrean',
    workItem: async () => ({ outcome: 'sent' }),
    finish: async () => ({ file: { name: 'hasil.csv', type: 'text/csv', content: Buffer.from('isi') } }),
  });
  beforeAll(async () => {
    boss = await openBossQueue({ pool: t.database.pool, log: t.app.log as never, working: true }, [taskQueue([done])]);
    await boss.work(t.services);
  });
  afterAll(() => boss.stop());

  it('a task is worked once its call is committed, and its file can be downloaded by its owner', async () => {
    const items = Array.from({ length: 60 }, (_, n) => ({ label: `butir ${n}`, data: { nomor: n } }));
    const { id } = await t.db.transaction((tx) =>
      startTask(
        {
          tx,
          caller: me,
          now: new Date(),
          requestId: 'uji',
          jobs: { enqueue: (name, data, options) => boss.enqueue(name, data, { ...options, tx }) },
        },
        done,
        { items },
      ),
    );
    const state = async () => (await t.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.state;
    await eventually(async () => expect(await state()).toBe('DONE'));
    const file = await t.call(contract.downloadTaskResult, me, { params: { id } });
    expect(file).toMatchObject({ status: 200, text: 'isi' });
    expect(file.headers['content-disposition']).toContain('hasil.csv');
    t.clock.now = new Date(Date.now() + 8 * 86_400_000);
    expect((await t.call(contract.readTask, me, { params: { id } })).body).toMatchObject({ result: null });
    t.clock.now = null;
  });
});
