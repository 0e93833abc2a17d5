import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/participation';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertCourse, insertMember, insertRegistration, linkInstructor } from '../../testing/fixtures.ts';

let t: TestApp;
let admin: Actor;
let own: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  own = (await t.actor('instructor-own')) as Actor;
  const [first, second] = [await insertClass(t.db, { name: 'Kelas Satu' }), await insertClass(t.db)];
  await linkInstructor(t.db, first.id, own.id);
  const at = (text: string) => new Date(text);
  // The month is that of Jakarta, where 17:30 UTC on the last day is already the first day of the next month.
  await insertRegistration(t.db, {
    class_id: first.id,
    full_name: 'Awal',
    registered_at: at('2026-02-28T17:30:00Z'),
    province: 'Bali',
    city: 'Kota Denpasar',
  });
  await insertRegistration(t.db, {
    class_id: first.id,
    full_name: 'Akhir',
    registered_at: at('2026-03-31T16:30:00Z'),
    status: 'PENDING',
  });
  await insertRegistration(t.db, { class_id: second.id, full_name: 'Esok', registered_at: at('2026-03-31T17:30:00Z') });
  await insertRegistration(t.db, {
    class_id: second.id,
    full_name: 'Tengah',
    registered_at: at('2026-03-15T05:00:00Z'),
    predicate: 'Istimewa',
  });
  const course = await insertCourse(t.db);
  const member = await insertMember(t.db);
  await t.db.insert(memberCourses).values({
    course_id: course.id,
    member_id: member.id,
    status: 'ACCEPTED',
    full_name: 'Mandiri',
    email: member.email,
    price: 50_000,
    registered_at: at('2026-03-20T05:00:00Z'),
  });
});
afterAll(() => t.close());

const names = async (
  query: Record<string, string>,
  endpoint = contract.listParticipation as typeof contract.listParticipation,
  as = admin,
) => {
  const answer = await t.call(endpoint, as, { query: { page: '1', ...query } });
  const { data, meta } = answer.body as unknown as {
    data: { member: { full_name: string } }[];
    meta: { total: number };
  };
  return { names: data.map(({ member }) => member.full_name), total: meta.total };
};
const MARCH = { year: '2026', month: '3' };

it('lists classes and courses of a month in WIB together, the newest first', async () => {
  expect(await names(MARCH)).toEqual({ names: ['Akhir', 'Mandiri', 'Tengah', 'Awal'], total: 4 });
  expect(await names({ ...MARCH, sort: 'full_name', per_page: '2', page: '2' })).toEqual({
    names: ['Mandiri', 'Tengah'],
    total: 4,
  });
  expect((await names({ year: '2026', month: '4' })).names).toEqual(['Esok']);
});

it('lists classes alone, and all months, at the other two calls (D72)', async () => {
  expect((await names(MARCH, contract.listClassParticipation as never)).names).toEqual(['Akhir', 'Tengah', 'Awal']);
  expect((await names({}, contract.listAllParticipation as never)).total).toBe(5);
});

it.each([
  [{ province: 'Bali' }, ['Awal']],
  [{ province: 'Bali', city: 'Kota Gianyar' }, []],
  [{ status: 'PENDING' }, ['Akhir']],
  [{ predicate: 'Istimewa' }, ['Tengah']],
  [{ predicate: 'none' }, ['Akhir', 'Mandiri', 'Awal']],
  [{ q: 'awa' }, ['Awal']],
])('can be filtered by %o', async (query, expected) => {
  expect((await names({ ...MARCH, ...query })).names).toEqual(expected);
});

it('shows instructors their own classes only (S11)', async () => {
  expect(await names(MARCH, contract.listParticipation, own)).toEqual({ names: ['Akhir', 'Awal'], total: 2 });
});

it('reads the month of the query, by default the current one', async () => {
  expect(await names({ bulan: '2026-03' })).toEqual(await names(MARCH));
  const { full_name } = await insertRegistration(t.db, {
    class_id: (await insertClass(t.db)).id,
    full_name: 'Baru Saja',
  });
  expect((await names({ bulan: 'kini' })).names).toContain(full_name);
  expect((await names(MARCH)).names).not.toContain(full_name);
});

it('finds a person across months', async () => {
  expect((await names({ bulan: 'semua', q: 'awal' })).names).toEqual(['Awal']);
  expect((await names({ bulan: 'kini', q: 'awal' })).names).toEqual([]);
  expect(await names({ bulan: 'semua' })).toEqual(await names({}, contract.listAllParticipation as never));
});

it('refuses a month before there was any, and none', async () => {
  expect((await t.call(contract.listParticipation, admin, { query: { year: '2019', month: '5' } })).status).toBe(422);
  expect((await t.call(contract.listParticipation, admin, { query: { page: '1' } })).status).toBe(422);
});
