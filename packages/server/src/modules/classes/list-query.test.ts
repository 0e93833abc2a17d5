import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { classSchemas } from '@widya/contract/classes.schemas';
import { MENU_KEYS } from '@widya/contract/menu';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classCounters } from '../../platform/database/schema/classes.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  insertClass,
  insertInstructor,
  insertPastClass,
  insertRegistration,
  insertTopic,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { selectClassPage } from './list-query.ts';

let database: TestDatabase;
let instructor: Caller;
const DAY = 86_400_000;
const now = new Date();
const at = (days: number) => ({
  start_time: new Date(now.getTime() + days * DAY),
  end_time: new Date(now.getTime() + days * DAY + 3_600_000),
  registration_start_time: new Date(now.getTime() + (days - 30) * DAY),
  registration_end_time: new Date(now.getTime() + (days - 1) * DAY),
});

const superadmin: Caller = {
  kind: 'admin',
  id: 1,
  role: 'superadmin',
  name: 'Uji',
  email: 'uji@uji.example',
  keys: new Set(MENU_KEYS),
  sessionId: 1,
  mustSetUpSecondFactor: false,
};

const ready = {
  stream_url: 'https://rapat.example/1',
  attachment_urls: ['materi.pdf'],
  recording_url_array: [{ url: 'https://rekaman.example/1', title: 'Bagian 1' }],
  show_answers_to_user: true,
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const teacher = await insertInstructor(db, { name: 'Sekar Wijayakusuma' });
  const second = await insertInstructor(db, { name: 'Bagas Contoh' });
  instructor = { ...superadmin, kind: 'instructor', id: teacher.id, role: 'instructor' };
  await insertTopic(db, { code: 'SASTRA', name: 'Sastra Lama' });
  const near = await insertClass(db, { code: 'NEAR', name: 'Menulis cerpen 100%', price: 200_000, ...at(2) });
  const far = await insertClass(db, { code: 'FAR', name: 'Apresiasi puisi', topic_code: 'SASTRA', ...at(20) });
  await insertClass(db, {
    code: 'EVER',
    name: 'Selalu ada',
    permanent: true,
    speaker: 'Narasumber Rahayu',
    start_time: null,
    end_time: null,
    registration_start_time: null,
    registration_end_time: null,
  });
  const past = await insertPastClass(db, { code: 'PAST', name: 'Kelas lampau', ...ready });
  await insertPastClass(db, { code: 'BARE', name: 'Lampau tanpa rekaman' });
  await insertClass(db, { code: 'GONE', name: 'Tersembunyi', active: 0, ...at(3) });
  await linkInstructor(db, near.id, teacher.id);
  await linkInstructor(db, near.id, second.id);
  await linkInstructor(db, past.id, teacher.id);
  await db.update(classCounters).set({ certificates: 2, quiz_questions: 5 }).where(eq(classCounters.class_id, past.id));
  await insertRegistration(db, { class_id: far.id, status: 'ACCEPTED', price: 100_000 });
  await insertRegistration(db, { class_id: far.id, status: 'ACCEPTED', price: 0, invited: true });
  await insertRegistration(db, { class_id: far.id, status: 'WAITING', price: 150_000 });
  await insertRegistration(db, { class_id: near.id, status: 'PENDING', price: 200_000 });
});
afterAll(() => database.close());

/** Runs work in a transaction that is rolled back, so that no other test sees its rows. */
async function inRolledBack(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undone = new Error('rolled back');
  const done = database.db.transaction(async (tx) => {
    await work(tx);
    throw undone;
  });
  await expect(done).rejects.toBe(undone);
}

async function list(raw: Record<string, string> = {}, caller: Caller = superadmin, db: Tx = database.db) {
  const query = classSchemas.listClasses.query.parse({ page: '1', ...raw });
  const answer = await selectClassPage(db, caller, query, now);
  return { ...answer, codes: answer.rows.map(({ code }) => code) };
}

describe('selectClassPage', () => {
  it('splits upcoming and archive, the next class first and permanent ones last', async () => {
    expect((await list({ tab: 'upcoming' })).codes).toEqual(['NEAR', 'FAR', 'EVER']);
    expect((await list({ tab: 'upcoming', sort: '-start_time' })).codes).toEqual(['FAR', 'NEAR', 'EVER']);
    expect((await list({ tab: 'archive' })).codes.toSorted()).toEqual(['BARE', 'PAST']);
    expect((await list()).total).toBe(5);
  });

  it('lists drafts without a date first among the upcoming, and counts what was never published (D221)', async () => {
    await inRolledBack(async (db) => {
      await insertClass(db, {
        code: 'COPY',
        publish_status: 'DRAFT',
        class_date: null,
        start_time: null,
        end_time: null,
        registration_start_time: null,
        registration_end_time: null,
      });
      await insertClass(db, { code: 'SOON', publish_status: 'DRAFT', ...at(5) });
      const seen = await list({ tab: 'upcoming' }, superadmin, db);
      expect(seen.codes).toEqual(['COPY', 'NEAR', 'SOON', 'FAR', 'EVER']);
      expect(seen.rows[0]).toMatchObject({ publish_status: 'DRAFT' });
      expect(seen.counts).toMatchObject({ upcoming: 5, archive: 2, draft: 2 });
      expect((await list({ tab: 'archive' }, superadmin, db)).counts.draft).toBe(0);
    });
  });

  it('shows hidden classes only on request', async () => {
    const { codes, rows } = await list({ tab: 'upcoming', hidden: '1' });
    expect(codes).toEqual(['NEAR', 'GONE', 'FAR', 'EVER']);
    expect(rows[1]).toMatchObject({ active: 0, status: 'HIDDEN' });
  });

  it.each([
    ['name', 'cerpen', ['NEAR']],
    ['code', 'far', ['FAR']],
    ['topic', 'sastra', ['FAR']],
    ['instructor', 'wijayakusuma', ['NEAR', 'PAST']],
    ['speaker', 'rahayu', ['EVER']],
    ['words in different fields', 'cerpen bagas', ['NEAR']],
    ['a percent sign as it is', '100%', ['NEAR']],
    ['a wildcard as no wildcard', 'men_lis', []],
    ['a quote without harm', "'; drop table classes; --", []],
  ])('searches by %s', async (_, q, codes) => {
    expect((await list({ q })).codes.toSorted()).toEqual(codes);
  });

  it('counts both tabs and the to-dos under the same search, and on a page past the end as well', async () => {
    expect((await list({ tab: 'upcoming' })).counts).toEqual({ upcoming: 3, archive: 2, todo: 3, draft: 0 });
    expect((await list({ tab: 'archive' })).counts).toEqual({ upcoming: 3, archive: 2, todo: 1, draft: 0 });
    expect((await list({ tab: 'archive', q: 'lampau' })).counts).toEqual({
      upcoming: 0,
      archive: 2,
      todo: 1,
      draft: 0,
    });
    const beyond = await list({ tab: 'archive', page: '99' });
    expect(beyond).toMatchObject({ rows: [], total: 2, counts: { upcoming: 3, archive: 2, todo: 1, draft: 0 } });
    expect(await list({ q: 'tidak-ada' })).toMatchObject({ rows: [], total: 0, counts: { upcoming: 0, archive: 0 } });
  });

  it('lists only classes with to-dos, and names them', async () => {
    const { codes, rows, counts } = await list({ tab: 'archive', todo: '1' });
    expect(codes).toEqual(['BARE']);
    expect(rows[0]?.todos).toEqual(['recording', 'answers_shown', 'certificate']);
    expect(counts).toEqual({ upcoming: 3, archive: 1, todo: 1, draft: 0 });
    expect((await list({ q: 'PAST' })).rows[0]?.todos).toEqual([]);
  });

  it('reads registrants from the counters: income without invited people, the waiting list apart', async () => {
    const { rows } = await list({ q: 'FAR' });
    expect(rows[0]?.metrics).toEqual({ waiting: 1, accepted: 2, pending: 0, income: 100_000 });
    expect((await list({ q: 'NEAR' })).rows[0]?.metrics.pending).toBe(1);
  });

  it('sorts by each column, by income as price times accepted', async () => {
    expect((await list({ sort: '-income' })).codes[0]).toBe('FAR');
    expect((await list({ sort: '-price' })).codes[0]).toBe('NEAR');
    expect((await list({ sort: 'name' })).codes).toEqual(['FAR', 'PAST', 'BARE', 'NEAR', 'EVER']);
    expect((await list({ sort: '-waiting' })).codes[0]).toBe('FAR');
  });

  it('pages without losing or repeating a class', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, per_page: '2', sort: 'price' })));
    expect(new Set(pages.flatMap(({ codes }) => codes)).size).toBe(5);
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1]);
  });

  it('narrows to days of WIB and to a topic', async () => {
    const day = (await list({ q: 'NEAR' })).rows[0]?.class_date ?? '';
    expect((await list({ from: day, to: day })).codes).toEqual(['NEAR']);
    expect((await list({ topic_code: 'sastra' })).codes).toEqual(['FAR']);
  });

  it('contains only linked classes for an instructor, in rows, totals and counts', async () => {
    const { codes, total, counts } = await list({}, instructor);
    expect(codes.toSorted()).toEqual(['NEAR', 'PAST']);
    expect({ total, counts }).toEqual({ total: 2, counts: { upcoming: 1, archive: 1, todo: 1, draft: 0 } });
    expect((await list({ q: 'puisi' }, instructor)).total).toBe(0);
  });
});
