import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/feedback';
import { FEEDBACK_CRITERIA, MAX_IPK } from '@widya/contract/feedback-criteria';
import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertFeedback, ratings } from '../../testing/examples/feedback.ts';
import {
  insertAdmin,
  insertInstructor,
  insertPastClass,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let instructor: Actor;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home","main-feedback"]' }));
  instructor = await signedIn(api, await insertInstructor(api.db, { menu: '["home","main-feedback"]' }));
});
afterAll(() => api.close());

const of = (code: string, query: Record<string, string> = {}) => ({ params: { code }, query });
const names = (body: Record<string, unknown>) =>
  (body.data as { full_name: string }[]).map(({ full_name }) => full_name);

/** Inserts a class with three visible comments and a hidden one. */
async function scene() {
  const owner = await insertPastClass(api.db);
  const class_id = owner.id;
  for (let n = 0; n < 4; n += 1) await insertRegistration(api.db, { class_id });
  await insertRegistration(api.db, { class_id, status: 'REJECTED' });
  const day = (n: number) => new Date(Date.UTC(2026, 2, n, 18));
  await insertFeedback(api.db, { class_id, full_name: 'Ani', ...ratings(5), created_at: day(1) });
  await insertFeedback(api.db, { class_id, full_name: 'Budi', masukan: '', ...ratings(2), created_at: day(2) });
  await insertFeedback(api.db, {
    class_id,
    full_name: 'Cici',
    masukan: '=HYPERLINK("https://jahat.example")',
    kelas_yang_diinginkan: ' Menulis Cerpen ',
    ...ratings(4),
    topik_sesuai: 1,
    created_at: day(3),
  });
  const hidden = await insertFeedback(api.db, {
    class_id,
    full_name: 'Dedi',
    kelas_yang_diinginkan: 'menulis cerpen',
    ...ratings(1),
    active: 0,
    created_at: day(4),
  });
  return { owner, hidden };
}

describe('the list of a class', () => {
  it('contains what is not hidden from the newest, with the IPK of clamped ratings (D78)', async () => {
    const { owner } = await scene();
    const { body } = await api.call(contract.listClassFeedback, admin, of(owner.code, { page: '1' }));
    expect(names(body)).toEqual(['Cici', 'Budi', 'Ani']);
    expect(body.meta).toEqual({ page: 1, per_page: 10, total: 3 });
    expect(body.data).toMatchObject([
      { average: 3.5, topik_sesuai: 1 },
      { average: 2 },
      { average: 4, class_code: owner.code },
    ]);
  });

  it.each([
    [{ hidden: '1' }, ['Dedi', 'Cici', 'Budi', 'Ani']],
    [{ commented: '1' }, ['Cici', 'Ani']],
    [{ criterion: 'topik_sesuai', score: '1' }, ['Cici']],
    [{ q: 'cerpen MENULIS' }, ['Cici']],
    [{ q: '100%' }, []],
    [{ sort: 'average' }, ['Budi', 'Cici', 'Ani']],
    [{ sort: '-topik_sesuai' }, ['Ani', 'Budi', 'Cici']],
  ])('can be filtered and sorted by %j', async (query, found) => {
    const { owner } = await scene();
    const { body } = await api.call(contract.listClassFeedback, admin, of(owner.code, { page: '1', ...query }));
    expect(names(body)).toEqual(found);
  });

  it('is a plain array without a page', async () => {
    const { owner } = await scene();
    const { body, headers } = await api.call(contract.listClassFeedback, admin, of(owner.code));
    expect(body).toHaveLength(3);
    expect(headers['x-total-count']).toBe('3');
  });
});

describe('the summary', () => {
  it('counts, averages both scales, spreads and compares with all other classes', async () => {
    const { owner } = await scene();
    const { body } = await api.call(contract.readFeedbackSummary, admin, of(owner.code));
    expect(body).toMatchObject({
      class_code: owner.code,
      participants: 4,
      count: 3,
      hidden: 1,
      commented: 2,
      average: 3.17,
      criteria: { topik_sesuai: 2.67, topik_dipahami: 3.67 },
      distribution: { topik_sesuai: [1, 1, 0, 0, 1], mekanisme_jelas: [0, 1, 0, 1, 1] },
      wanted: [{ text: 'Menulis Cerpen', count: 1 }],
    });
    const rows = await api.db.select().from(feedback).where(eq(feedback.active, 1));
    const others = rows.filter(({ class_id }) => class_id !== owner.id);
    const points = others.flatMap((row) => FEEDBACK_CRITERIA.map((criterion) => Math.min(row[criterion], MAX_IPK)));
    const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
    expect(body.others).toMatchObject({
      count: others.length,
      classes: new Set(others.map(({ class_id }) => class_id)).size,
      average: Math.round(mean * 100) / 100,
    });
  });

  it('contains the IPK of the scores, rounded once (D228)', async () => {
    const { id: class_id, code, name } = await insertPastClass(api.db);
    const other = await insertPastClass(api.db, { name });
    for (const mekanisme_jelas of [3, 3, 3, 4])
      await insertFeedback(api.db, { class_id, ...ratings(5), mekanisme_jelas });
    // By the mean of rounded values, this class would come first: 3.8731 against 3.8725.
    for (let n = 0; n < 13; n += 1)
      await insertFeedback(api.db, { class_id: other.id, ...ratings(4), ...(n < 5 && { mekanisme_jelas: 2 }) });
    const { body } = await api.call(contract.readFeedbackSummary, admin, of(code));
    expect(body).toMatchObject({ count: 4, average: 3.88 });
    const list = await api.call(contract.listFeedbackByClass, admin, {
      query: { page: '1', q: name, sort: '-average' },
    });
    expect(list.body.data).toMatchObject([
      { class_code: code, average: 3.88 },
      { class_code: other.code, average: 3.87 },
    ]);
  });

  it('includes a class without feedback, and compares instructors with their own classes only', async () => {
    const empty = await insertPastClass(api.db);
    const own = await insertPastClass(api.db);
    for (const { id } of [empty, own]) await linkInstructor(api.db, id, instructor.id);
    await insertFeedback(api.db, { class_id: own.id, ...ratings(3) });
    await scene();
    const { body } = await api.call(contract.readFeedbackSummary, instructor, of(empty.code));
    expect(body).toMatchObject({ count: 0, average: null, others: { classes: 1, count: 1, average: 3 } });
  });
});

describe('classes with feedback', () => {
  it('are compared without the class itself, and all of them listed, the newest first', async () => {
    const { owner } = await scene();
    const query = { page: '1', q: owner.name };
    const all = await api.call(contract.listFeedbackByClass, admin, { query });
    expect(all.body.data).toMatchObject([
      { class_code: owner.code, class_date: owner.class_date, participants: 4, count: 3, average: 3.17 },
    ]);
    const others = await api.call(contract.compareClassFeedback, admin, of(owner.code, query));
    expect(others.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('are ordered by date and average; a class with hidden feedback only has none', async () => {
    const prefix = `Urutan ${Date.now()}`;
    const make = async (name: string, start: string, value: number, active: 0 | 1 = 1) => {
      const row = await insertPastClass(api.db, { name: `${prefix} ${name}`, start_time: new Date(start) });
      await insertFeedback(api.db, { class_id: row.id, ...ratings(value), active });
    };
    await make('lama', '2025-01-01T02:00:00Z', 4);
    await make('baru', '2026-01-01T02:00:00Z', 2);
    await make('tersembunyi', '2026-02-01T02:00:00Z', 1, 0);
    const listed = async (sort: string) => {
      const { body } = await api.call(contract.listFeedbackByClass, admin, { query: { page: '1', q: prefix, sort } });
      return (body.data as { class_name: string }[]).map(({ class_name }) => class_name.replace(`${prefix} `, ''));
    };
    expect(await listed('-class_date')).toEqual(['baru', 'lama']);
    expect(await listed('average')).toEqual(['baru', 'lama']);
    expect(await listed('-average')).toEqual(['lama', 'baru']);
    expect(await listed('-count')).toHaveLength(2);
  });
});

describe('hiding and notes', () => {
  it('hides and restores, safe to repeat, each once in the log', async () => {
    const { hidden, owner } = await scene();
    const set = (active: unknown) =>
      api.call(contract.setFeedbackActive, admin, { params: { id: hidden.id }, body: { active } });
    expect((await set(1)).body).toMatchObject({ affectedRows: 1, data: { active: 1 }, version: 2 });
    expect((await set(true)).body).toMatchObject({ affectedRows: 0, version: 2 });
    expect((await set(0)).body).toMatchObject({ affectedRows: 1, data: { active: 0 } });
    expect((await api.audit()).slice(0, 3).map((row) => [row.code, row.object_label])).toEqual(
      ['DELETE', 'RESTORE', 'RESTORE'].map((action) => [`${action}_FEEDBACK`, `Dedi · ${owner.name}`]),
    );
    expect((await set(2)).status).toBe(422);
  });

  it('instructors cannot hide feedback on their own class', async () => {
    const { owner, hidden } = await scene();
    await linkInstructor(api.db, owner.id, instructor.id);
    const answer = await api.call(contract.setFeedbackActive, instructor, {
      params: { id: hidden.id },
      body: { active: 1 },
    });
    expect(answer.status).toBe(403);
  });

  it('stores a note, and refuses an outdated one with the current note, and one of another class (S11)', async () => {
    const { owner, hidden } = await scene();
    const note = (as: Actor, body: object) => api.call(contract.noteFeedback, as, { params: { id: hidden.id }, body });
    expect((await note(admin, { note: ' Sudah dibahas ', version: 1 })).body).toMatchObject({
      data: { note: 'Sudah dibahas' },
      version: 2,
    });
    const stale = await note(admin, { note: 'Lain', version: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { note: 'Sudah dibahas', version: 2 } },
    });
    expect((await note(instructor, { note: 'Lain' })).status).toBe(404);
    await linkInstructor(api.db, owner.id, instructor.id);
    expect((await note(instructor, { note: '' })).body).toMatchObject({ data: { note: '' } });
    expect((await note(admin, { note: 'x'.repeat(1_001) })).status).toBe(422);
  });
});

it('downloads laporan-umpan-balik.csv with MM/DD/YYYY in WIB, both scales named and escaped formulas (S20, S44)', async () => {
  const { owner } = await scene();
  const file = await api.call(contract.exportClassFeedback, admin, of(owner.code, { hidden: '1' }));
  expect(String(file.headers['content-disposition'])).toContain('laporan-umpan-balik.csv');
  const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines[0]).toContain('Topik sesuai (1-5);');
  expect(lines[0]).toContain(';IPK (1-4);');
  expect(lines).toHaveLength(5);
  // 18:00 UTC on the third is 01:00 WIB on the fourth.
  expect(lines[2]).toContain(';03/04/2026;Cici;');
  expect(lines[2]).toContain(`"'=HYPERLINK(""https://jahat.example"")"`);
  expect(lines[2]).toContain(';3.50;');
  expect((await api.audit())[0]).toMatchObject({
    code: 'EXPORT_FEEDBACK',
    after: { rows: 4, filter: { hidden: '1' } },
  });
});

it('finds a class by its code in any case, but not a deleted one', async () => {
  const { owner } = await scene();
  expect((await api.call(contract.readFeedbackSummary, admin, of(owner.code.toLowerCase()))).status).toBe(200);
  await api.db.delete(classes).where(eq(classes.id, owner.id));
  expect((await api.call(contract.readFeedbackSummary, admin, of(owner.code))).status).toBe(404);
});
