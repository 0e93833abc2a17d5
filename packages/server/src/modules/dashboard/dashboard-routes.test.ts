import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/dashboard';
import { MENU_KEYS } from '@widya/contract/menu';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { emailLog } from '../../platform/database/schema/email.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertFeedback } from '../../testing/examples/feedback.ts';
import { insertAdmin, insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

// 07:30 in Jakarta on Sunday the 22nd; in UTC the 22nd began half an hour ago.
const NOW = new Date('2026-11-22T00:30:00Z');
const at = (text: string) => new Date(text);

let t: TestApp;
let superadmin: Actor;
let classId: number;
let courseId: number;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.now = NOW;
  superadmin = (await t.actor('superadmin')) as Actor;
  const people = [
    // The 22nd in Jakarta, but still the 21st in UTC.
    {
      full_name: 'Ani',
      gender: 'F',
      city: 'Kota Bandung',
      date_of_birth: '2008-11-22',
      created_at: at('2026-11-21T17:30:00Z'),
    },
    {
      full_name: 'Budi',
      gender: 'M',
      city: 'Kota Bandung',
      date_of_birth: '2008-11-23',
      created_at: at('2026-11-16T05:00:00Z'),
    },
    {
      full_name: 'Citra',
      gender: 'F',
      city: 'Kota Malang',
      date_of_birth: '1970-05-01',
      created_at: at('2026-11-15T16:00:00Z'),
    },
    {
      full_name: 'Dewi',
      gender: 'F',
      city: '',
      date_of_birth: '1970-05-01',
      dob_confirmed: true,
      created_at: at('2026-01-01T00:00:00Z'),
    },
    {
      full_name: 'Eka',
      city: 'Kota Malang',
      date_of_birth: '2000-01-01',
      created_at: at('2026-01-01T00:00:00Z'),
      last_login_at: at('2026-11-20T18:00:00Z'),
    },
    {
      full_name: 'Gone',
      gender: 'M',
      city: 'Kota Bandung',
      date_of_birth: '2000-01-01',
      active: 0,
      created_at: at('2026-11-21T18:00:00Z'),
    },
  ] as const;
  const made = [];
  for (const person of people) made.push(await insertMember(t.db, person));
  const [ani, budi] = made;
  const first = await insertClass(t.db, {
    start_time: at('2026-11-22T03:00:00Z'),
    end_time: at('2026-11-22T05:00:00Z'),
    stream_url: ' ',
  });
  classId = first.id;
  await insertClass(t.db, {
    start_time: at('2026-11-22T03:00:00Z'),
    end_time: at('2026-11-22T05:00:00Z'),
    stream_url: 'https://zoom.example/1',
  });
  await insertClass(t.db, {
    start_time: at('2026-11-23T03:00:00Z'),
    end_time: at('2026-11-23T05:00:00Z'),
    stream_url: null,
  });
  const registered = { class_id: classId, registered_at: at('2026-11-21T20:00:00Z') };
  await insertRegistration(t.db, { ...registered, member_id: ani?.id ?? 0, price: 100_000, accepted_at: NOW });
  await insertRegistration(t.db, { ...registered, member_id: budi?.id ?? 0, price: 70_000, invited: true });
  await insertRegistration(t.db, { ...registered, member_id: made[2]?.id ?? 0, status: 'WAITING' });
  await insertRegistration(t.db, {
    ...registered,
    member_id: made[3]?.id ?? 0,
    status: 'WAITING',
    registered_at: at('2026-10-31T16:00:00Z'),
  });
  courseId = (await insertCourse(t.db)).id;
  const other = (await insertCourse(t.db)).id;
  const inCourse = (
    course_id: number,
    member: typeof ani,
    day: string,
    status: 'ACCEPTED' | 'WAITING' = 'ACCEPTED',
  ) => ({
    course_id,
    member_id: member?.id ?? 0,
    status,
    full_name: member?.full_name ?? '',
    email: member?.email ?? '',
    price: 50_000,
    registered_at: at(day),
  });
  await t.db
    .insert(memberCourses)
    .values([
      inCourse(courseId, ani, '2026-11-21T17:30:00Z'),
      inCourse(other, ani, '2026-11-16T17:00:00Z'),
      inCourse(courseId, budi, '2026-11-15T16:59:59Z', 'WAITING'),
    ]);
  const question = { class_id: classId, full_name: 'Penanya', question: 'Kapan?' };
  await t.db
    .insert(questions)
    .values([
      ...Array.from({ length: 6 }, (_, index) => ({ ...question, asked_at: at(`2026-11-20T0${index}:00:00Z`) })),
      { ...question, answer: 'Besok', asked_at: at('2026-11-21T00:00:00Z') },
      { ...question, active: 0 as const },
    ]);
  await insertFeedback(t.db, { class_id: classId, full_name: 'Puas', created_at: at('2026-11-20T00:00:00Z') });
  await insertFeedback(t.db, { class_id: classId, full_name: 'Diam', active: 0 });
  const mail = { message_id: 'm', subject: 'Undangan', to_email: 'a@uji.example' };
  await t.db.insert(emailLog).values([
    { ...mail, status: 'failed', created_at: at('2026-11-21T00:00:00Z') },
    { ...mail, status: 'failed', created_at: at('2026-11-10T00:00:00Z') },
    { ...mail, status: 'sent', created_at: at('2026-11-21T00:00:00Z') },
  ]);
  await t.db.insert(complaints).values([
    { class_name: 'Kelas', name: 'Pengadu', email: 'p@uji.example', complaint: 'Tautan mati' },
    { class_name: 'Kelas', name: 'Pengadu', email: 'p@uji.example', complaint: 'Selesai', status: 'RESOLVED' },
  ]);
  const order = { member_id: ani?.id ?? 0, amount: 100_000, exception: 'PAID_AFTER_EXPIRY' } as const;
  await t.db.insert(orders).values([
    { ...order, order_id: 'UJI-1' },
    { ...order, order_id: 'UJI-2', exception_resolved_at: NOW },
  ]);
});
afterAll(() => t.close());

const read = async (part?: string) =>
  (await t.call(contract.readDashboardData, superadmin, { query: part === undefined ? {} : { part } })).body;

describe('the figures', () => {
  it('count users that are not deleted, by gender, city and age on the day of Jakarta', async () => {
    const body = await read();
    expect(
      new Map((body.memberGenderData as { gender: string; count: number }[]).map((row) => [row.gender, row.count])),
    ).toEqual(
      new Map([
        ['F', 3],
        ['M', 1],
        [null, 1],
      ]),
    );
    expect(body.memberCityData).toEqual([
      { city: 'Kota Bandung', count: 2 },
      { city: 'Kota Malang', count: 2 },
    ]);
    // Ani turns eighteen today, Budi tomorrow; a date of birth in 1970 counts only when it was confirmed.
    expect(body.memberAgeData).toEqual({ below_17: 1, between_18_24: 1, between_25_39: 1, more_40: 1, unknown: 1 });
  });

  it('contain the last seven days of Jakarta, also empty ones', async () => {
    const { memberUserRegisterData, memberLoginData, registrationData } = await read();
    expect(memberUserRegisterData).toEqual([
      { day: '2026-11-16', count: 1 },
      { day: '2026-11-17', count: 0 },
      { day: '2026-11-18', count: 0 },
      { day: '2026-11-19', count: 0 },
      { day: '2026-11-20', count: 0 },
      { day: '2026-11-21', count: 0 },
      { day: '2026-11-22', count: 1 },
    ]);
    expect((memberLoginData as { day: string; count: number }[]).filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-21', count: 1 },
    ]);
    expect(registrationData).toContainEqual({ day: '2026-11-22', classes: 3, courses: 1 });
    expect(registrationData).toContainEqual({ day: '2026-11-17', classes: 0, courses: 1 });
  });

  it('sum up accepted prices without invited people (D30)', async () => {
    expect((await read('totals')).totals).toEqual({
      members: 5,
      accepted: 4,
      waiting: 3,
      class_income: 100_000,
      course_income: 100_000,
    });
  });

  it('are read in parts, with the time at which they were counted', async () => {
    expect(Object.keys(await read('city')).toSorted()).toEqual(['counted_at', 'memberCityData']);
    expect((await read('city')).counted_at).toBe(NOW.toISOString());
    expect((await t.call(contract.readDashboardData, superadmin, { query: { part: 'x' } })).status).toBe(422);
  });
});

describe('the open tasks of today', () => {
  it('are counted like the lists behind them', async () => {
    const { body } = await t.call(contract.readDashboardToday, superadmin);
    expect(body).toEqual({
      counted_at: NOW.toISOString(),
      day: '2026-11-22',
      items: [
        { kind: 'class_without_link', count: 1 },
        { kind: 'registration_waiting', count: 2 },
        { kind: 'mail_failed', count: 1 },
        { kind: 'order_exception', count: 1 },
        { kind: 'question_unanswered', count: 6 },
        { kind: 'complaint_new', count: 1 },
      ],
    });
  });

  it('contain only lists that the account may open', async () => {
    const limited = await signedIn(t, await insertAdmin(t.db, { menu: '["dashboard","home","email"]' }));
    const { body } = await t.call(contract.readDashboardToday, limited);
    expect((body.items as { kind: string }[]).map(({ kind }) => kind)).toEqual(['class_without_link', 'mail_failed']);
  });
});

describe('an account without the key of the dashboard (D224)', () => {
  it.each([
    ['income and counts', contract.readDashboardData, { query: {} }],
    ['open tasks of today', contract.readDashboardToday, {}],
    ['registrations of weeks', contract.listWeeklyCourseRegistrations, {}],
    ['registrations of weeks in a course', contract.listWeeklyRegistrationsOfCourse, { params: { id: 1 } }],
  ] as const)('reads no %s through the API, whatever other keys it has', async (_what, endpoint, request) => {
    const others = MENU_KEYS.filter((key) => key !== 'dashboard');
    const caller = await signedIn(t, await insertAdmin(t.db, { menu: JSON.stringify(others) }));
    const { status, body } = await t.call(endpoint, caller, request);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(JSON.stringify(body)).not.toMatch(/income|count/);
  });
});

describe('lists', () => {
  it('of questions have five rows a page and the number of pages (B-233)', async () => {
    const first = (await t.call(contract.listDashboardQuestions, superadmin)).body;
    expect(first.totalPages).toBe(2);
    expect(first.questions).toHaveLength(5);
    expect((first.questions as { answer: string | null }[])[0]?.answer).toBe('Besok');
    const second = (await t.call(contract.listDashboardQuestions, superadmin, { query: { page: '2' } })).body;
    expect(second.questions).toHaveLength(2);
  });

  it('of feedback exclude hidden entries', async () => {
    const { totalPages, participantFeedbacks } = (await t.call(contract.listDashboardFeedbacks, superadmin)).body;
    expect(totalPages).toBe(1);
    expect((participantFeedbacks as { full_name: string }[]).map(({ full_name }) => full_name)).toEqual(['Puas']);
  });
});

describe('the people behind a bar', () => {
  const names = async (endpoint: Parameters<TestApp['call']>[0], query: Readonly<Record<string, string>>) => {
    const { status, body } = await t.call(endpoint, superadmin, { query: { page: '1', ...query } });
    expect(status).toBe(200);
    const { data, meta } = body as unknown as { data: { full_name: string }[]; meta: { total: number } };
    expect(meta.total).toBe(data.length);
    return data.map(({ full_name }) => full_name);
  };

  it.each([
    [{ city: 'Kota Bandung' }, ['Ani', 'Budi']],
    [{ gender: 'F' }, ['Ani', 'Citra', 'Dewi']],
    [{ gender: 'none' }, ['Eka']],
    [{ registerDate: '2026-11-22' }, ['Ani']],
    [{ loginDate: '2026-11-21' }, ['Eka']],
    [{ gender: 'F', q: 'citra' }, ['Citra']],
  ])('are found by %o', async (query, expected) => {
    expect(await names(contract.listFilteredUsers, query)).toEqual(expected);
  });

  it.each([
    [{ minAge: '0', maxAge: '17' }, ['Budi']],
    [{ minAge: '18', maxAge: '24' }, ['Ani']],
    [{ minAge: '18' }, ['Ani', 'Eka', 'Dewi']],
    [{ unknown: '1' }, ['Citra']],
  ])('are found by age %o, the youngest first', async (query, expected) => {
    expect(await names(contract.listUsersByAge, query)).toEqual(expected);
  });

  it('are the same at both calls for a day (D98)', async () => {
    const query = { registerDate: '2026-11-16' };
    expect(await names(contract.listUsersByRegistrationDate, query)).toEqual(['Budi']);
    expect(await names(contract.listFilteredUsers, query)).toEqual(['Budi']);
  });

  it('are each listed once who registered in courses between two days', async () => {
    const query = { startDate: '2026-11-16', endDate: '2026-11-22' };
    expect(await names(contract.listUsersByCourseRegistration, query)).toEqual(['Ani']);
    expect(await names(contract.listUsersByCourseRegistration, { ...query, startDate: '2026-11-15' })).toEqual([
      'Ani',
      'Budi',
    ]);
    expect(await names(contract.listUsersByCourseRegistration, { ...query, q: 'budi' })).toEqual([]);
  });

  it.each([
    [contract.listFilteredUsers, {}],
    [contract.listFilteredUsers, { city: 'Kota Bandung', gender: 'F' }],
    [contract.listFilteredUsers, { registerDate: '2026-13-01' }],
    [contract.listUsersByAge, {}],
    [contract.listUsersByAge, { minAge: '30', maxAge: '20' }],
    [contract.listUsersByCourseRegistration, { startDate: '2026-11-22', endDate: '2026-11-16' }],
  ])('are refused for a filter that is none (%#)', async (endpoint, query) => {
    expect((await t.call(endpoint, superadmin, { query })).status).toBe(422);
  });

  it('are not for accounts without the key of users', async () => {
    const limited = await signedIn(t, await insertAdmin(t.db, { menu: '["dashboard","home","email"]' }));
    expect((await t.call(contract.listFilteredUsers, limited, { query: { gender: 'F' } })).status).toBe(403);
    expect((await t.call(contract.readDashboardData, limited)).status).toBe(200);
  });
});

describe('registrations in courses', () => {
  type Weeks = readonly { raw_max: string; registration_count: number }[];

  it('are counted in ranges of seven days back from today (D99)', async () => {
    const weeks = (await t.call(contract.listWeeklyCourseRegistrations, superadmin)).body as unknown as Weeks;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { raw_max: '2026-11-15', registration_count: 1 },
      { raw_max: '2026-11-22', registration_count: 2 },
    ]);
  });

  it('are counted for one course too, if there is one', async () => {
    const of = (id: number) => t.call(contract.listWeeklyRegistrationsOfCourse, superadmin, { params: { id } });
    expect(((await of(courseId)).body as unknown as Weeks).at(-1)?.registration_count).toBe(1);
    expect((await of(999_999)).status).toBe(404);
  });
});
