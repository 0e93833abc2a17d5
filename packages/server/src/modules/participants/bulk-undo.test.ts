import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MenuKey } from '@widya/contract/menu';
import * as actions from '@widya/contract/participants-actions';
import * as bulk from '@widya/contract/participants-bulk';
import type { Task } from '@widya/contract/tasks';
import * as jobs from '@widya/contract/tasks';
import { and, asc, desc, eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import { taskOf } from '../../platform/jobs/engine/task-of.ts';
import { workChunk } from '../../platform/jobs/engine/work-chunk.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { participantBulkKind } from './bulk-kind.ts';

/** More people than one call accepts; a task works them in four chunks. */
const PEOPLE = 620;
const CHUNKS = Math.ceil(PEOPLE / 200);

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const work = (task: number) => runTask(api.services, [participantBulkKind], { task }, log);
const people = () =>
  api.db.select().from(registrations).where(eq(registrations.class_id, made.id)).orderBy(asc(registrations.id));
const mark = async (action: 'present' | 'absent') => {
  const answer = await api.call(bulk.applyParticipantBulk, admin, {
    params: { code: made.code },
    body: { action, filter: {} },
  });
  expect(answer.status).toBe(202);
  return Number(answer.body.job_id);
};
const markOne = (id: number, present: boolean) =>
  api.call(actions.markParticipantPresent, admin, { params: { id }, body: { isPresent: present } });
const undo = (id: number, as = admin) => api.call(jobs.undoTask, as, { params: { id } });
const read = async (id: number) => (await api.call(jobs.readTask, admin, { params: { id } })).body;
const dataOf = ({ body }: Awaited<ReturnType<typeof undo>>) => body.data as Task;
const figures = async (id: number) => {
  const [row] = await api.db.select().from(tasks).where(eq(tasks.id, id));
  if (!row) throw new Error('the task is gone');
  return row;
};

beforeAll(async () => {
  api = await createTestApp({ services: { jobs: { enqueue: async () => 'uji' } } });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = null;
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
  made = await insertClass(api.db, { quota: PEOPLE });
  await api.database.pool.query(
    `with people as (insert into members (email, full_name) select 'urung-' || $1::int || '-' || n || '@uji.example', 'Urung ' || n
       from generate_series(1, $2::int) n returning id, email, full_name)
     insert into registrations (class_id, member_id, status, full_name, email, price)
     select $1::int, id, 'ACCEPTED', full_name, email, 0 from people`,
    [made.id, PEOPLE],
  );
});

describe('undoing the attendance of more people than one call takes (D232, D250)', () => {
  it('restores those whom only the task changed, each chunk with its log row', async () => {
    const [before, again, moved, ...others] = await people();
    if (!before || !again || !moved) throw new Error('nobody is there');
    await markOne(before.id, true);
    const task = await mark('present');
    expect((await undo(task)).status).toBe(409);
    await work(task);
    expect(await figures(task)).toMatchObject({ state: 'DONE', sent: PEOPLE - 1, skipped: 1 });
    expect(await read(task)).toMatchObject({ undo_until: expect.any(String) });
    // The first person ends in the state that the task left, but staff have changed it since.
    await markOne(again.id, false);
    await markOne(again.id, true);
    await markOne(moved.id, false);

    const answer = await undo(task);
    expect(answer.body).toMatchObject({ data: { total: PEOPLE - 1, remaining: PEOPLE - 1, undo_until: null } });
    const reverting = dataOf(answer).id;
    await Promise.all([work(reverting), work(reverting)]);
    await work(reverting);
    expect(await figures(reverting)).toMatchObject({ state: 'DONE', sent: PEOPLE - 3, skipped: 2, failed: 0 });
    const now = new Map((await people()).map(({ id, is_present }) => [id, is_present]));
    expect([before, again, moved].map(({ id }) => now.get(id))).toEqual([true, true, false]);
    expect(others.filter(({ id }) => now.get(id))).toEqual([]);
    const skipped = await api.db
      .select({ reason: taskItems.reason })
      .from(taskItems)
      .where(and(eq(taskItems.task_id, reverting), eq(taskItems.state, 'skipped')));
    expect(skipped).toEqual([{ reason: 'Sudah diubah setelahnya' }, { reason: 'Sudah diubah setelahnya' }]);
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.object_id, made.code), eq(auditLog.code, 'UPDATE_PARTICIPANT')))
      .orderBy(desc(auditLog.id));
    const undone = rows.filter(({ after }) => (after as { is_present?: boolean }).is_present === false);
    expect(undone).toHaveLength(CHUNKS);
    expect(undone.flatMap(({ after }) => (after as { ids: number[] }).ids)).toHaveLength(PEOPLE - 3);
  });

  it('is one undo however often and simultaneously it is called, and is not undone itself', async () => {
    const task = await mark('present');
    await work(task);
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(task)));
    const undos = new Set(answers.map((answer) => dataOf(answer).id));
    expect(undos.size).toBe(1);
    const reverting = [...undos][0] ?? 0;
    await work(reverting);
    expect(dataOf(await undo(task))).toMatchObject({ id: reverting, state: 'DONE', sent: PEOPLE });
    expect((await read(task)).undo_until).toBeNull();
    expect((await read(reverting)).undo_until).toBeNull();
    expect((await undo(reverting)).status).toBe(409);
  });

  it.each([
    ['an undo leaves it', true],
    ['the opposite action would overwrite it, which an undo must not', false],
  ])('somebody changes a person at the same moment: %s', async (_, undoes) => {
    const task = await mark('present');
    await work(task);
    const [person] = (await people()).slice(-1);
    const id = person?.id ?? 0;
    const reverting = undoes ? dataOf(await undo(task)).id : await mark('absent');
    // Changes the person after the start of the task and before the chunk with this person.
    await markOne(id, false);
    await markOne(id, true);
    await work(reverting);
    expect((await people()).find((row) => row.id === id)?.is_present).toBe(undoes);
  });

  it('ends ten minutes after the task, and with the right to mark attendance', async () => {
    const task = await mark('present');
    await work(task);
    const set = (menu: readonly MenuKey[]) =>
      api.db
        .update(admins)
        .set({ menu: JSON.stringify(menu) })
        .where(eq(admins.id, admin.id));
    await set(['email']);
    expect((await undo(task)).status).toBe(403);
    await set(['home']);
    api.clock.now = new Date(Date.now() + 11 * 60_000);
    expect((await read(task)).undo_until).toBeNull();
    expect(await undo(task)).toMatchObject({ status: 409, body: { msg: 'Proses ini tidak dapat diurungkan lagi' } });
  });

  it('undoes what a cancelled task did before, and is not offered for what has no opposite', async () => {
    const task = await mark('present');
    await workChunk({ services: api.services, kind: participantBulkKind, task: taskOf(await figures(task)), log });
    await api.call(jobs.cancelTask, admin, { params: { id: task } });
    const reverting = dataOf(await undo(task)).id;
    await work(reverting);
    expect((await people()).filter(({ is_present }) => is_present)).toEqual([]);
    const confirm = await api.call(bulk.applyParticipantBulk, admin, {
      params: { code: made.code },
      body: { action: 'confirm', filter: {} },
    });
    await work(Number(confirm.body.job_id));
    expect((await read(Number(confirm.body.job_id))).undo_until).toBeNull();
    expect((await undo(Number(confirm.body.job_id))).status).toBe(409);
  });
});
