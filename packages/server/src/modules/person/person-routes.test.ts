import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import * as contract from '@widya/contract/person';
import { sql } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { courseProgress, courseRatings, memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseChapters, courseSubChapters } from '../../platform/database/schema/courses.ts';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { complaints, presenceForms } from '../../platform/database/schema/forms.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { quizAnswers, quizQuestions } from '../../platform/database/schema/quiz.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertAdmin, insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

const PARTS = {
  registrations: contract.listPersonRegistrations,
  orders: contract.listPersonOrders,
  certificates: contract.listPersonCertificates,
  mails: contract.listPersonMails,
  tests: contract.listPersonTests,
  feedback: contract.listPersonFeedback,
  presence: contract.listPersonPresence,
  questions: contract.listPersonQuestions,
  complaints: contract.listPersonComplaints,
} as const;
type Part = keyof typeof PARTS;

let api: TestApp;
let id: number;
let email: string;

/** Inserts a member with a row in every part, in a class and in a course. */
async function insertKnownPerson() {
  const { db } = api;
  const member = await insertMember(db, { email: 'Rina.Uji@uji.example', full_name: 'Rina Uji' });
  const own = { member_id: member.id, full_name: member.full_name, email: member.email };
  const cls = await insertClass(db, { code: 'RINA1', name: 'Menulis Cerpen' });
  const seat = await insertRegistration(db, { ...own, class_id: cls.id, note: 'Perlu kuitansi' });
  const course = await insertCourse(db, { title: 'Tata Bahasa', course_code: 'RINA2' });
  const [learner] = await db
    .insert(memberCourses)
    .values({ ...own, course_id: course.id, status: 'ACCEPTED', price: 0, progress: 40 })
    .returning();
  const [order] = await db
    .insert(orders)
    .values({ order_id: 'WDY-RINA', member_id: member.id, amount: 150_000, paid_status: 'settlement' })
    .returning();
  await db.insert(orderItems).values({
    order_ref: order?.id ?? 0,
    participant_id: seat.id,
    label: 'Menulis Cerpen',
    price: 150_000,
  });
  const certificate = { full_name: 'Rina Lama', number: 1, certificate_url: '/files/a.pdf' };
  await db.insert(certificates).values([
    { ...certificate, kind: 'class', class_id: cls.id, participant_id: seat.id, printed_number: '1', public_code: 'a' },
    {
      ...certificate,
      kind: 'course',
      course_id: course.id,
      member_course_id: learner?.id,
      printed_number: '2',
      public_code: 'b',
    },
  ]);
  const to = { to_email: member.email, member_id: member.id };
  await db.insert(emailLog).values([
    { ...to, message_id: 'm1', subject: 'Diterima', class_id: cls.id },
    { ...to, message_id: 'm2', subject: 'Selamat datang', course_id: course.id, status: 'bounced', error: '550' },
    { ...to, message_id: 'm3', subject: 'Kabar' },
  ]);
  const mail = { ...to, body_html: '<p></p>', class_id: cls.id };
  await db.insert(emailOutbox).values([
    { ...mail, dedupe_key: 'rina-1', subject: 'Pengingat', status: 'queued' },
    { ...mail, dedupe_key: 'rina-2', subject: 'Diterima', status: 'sent' },
  ]);
  const [quiz] = await db.insert(quizQuestions).values({ class_id: cls.id }).returning();
  await db
    .insert(quizAnswers)
    .values({ quiz_question_id: quiz?.id ?? 0, participant_id: seat.id, score: 0.875, answer_json: [] });
  const [chapter] = await db.insert(courseChapters).values({ course_id: course.id, name: 'Awal' }).returning();
  const [subChapter] = await db
    .insert(courseSubChapters)
    .values({
      course_id: course.id,
      course_chapter_id: chapter?.id ?? 0,
      name: 'Kuis kalimat',
      type: 'Kuis',
      content: [],
    })
    .returning();
  await db
    .insert(courseProgress)
    .values({ course_sub_chapter_id: subChapter?.id ?? 0, member_course_id: learner?.id ?? 0, score: 60 });
  const ratings = { topik_sesuai: 4, topik_dipahami: 4, pengajar_jelas: 4, pengajar_interaktif: 4 };
  await db.insert(feedback).values({
    ...ratings,
    pendaftaran_mudah: 4,
    mekanisme_jelas: 4,
    class_id: cls.id,
    participant_id: seat.id,
    full_name: member.full_name,
    email: member.email,
    masukan: 'Bagus',
  });
  await db
    .insert(courseRatings)
    .values({ course_id: course.id, member_course_id: learner?.id, full_name: member.full_name, rating: 5 });
  const form = { class_id: cls.id, class_name: cls.name, email: 'RINA.UJI@uji.example' };
  await db.insert(presenceForms).values({ ...form, full_name: 'rina' });
  await db.insert(complaints).values({ ...form, name: 'rina', complaint: 'Zoom penuh', status: 'IN_PROGRESS' });
  await db.insert(questions).values([
    { class_id: cls.id, participant_id: seat.id, full_name: 'Rina Uji', question: 'Kapan?', answer: 'Besok' },
    { class_id: cls.id, member_id: member.id, full_name: 'Rina Uji', question: 'Di mana?' },
    { class_id: cls.id, full_name: 'Rina Uji', question: 'Bukan dari orang ini' },
  ]);
  return member;
}

beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  ({ id, email } = await insertKnownPerson());
});
afterAll(() => api.close());

const admin = async (...keys: readonly MenuKey[]) =>
  signedIn(api, await insertAdmin(api.db, { menu: JSON.stringify(keys) }));
const read = (caller: Actor, of = id) => api.call(contract.readPerson, caller, { params: { id: of } });
const rows = async (caller: Actor, part: Part) =>
  (await api.call(PARTS[part], caller, { params: { id } })).body as unknown as Record<string, unknown>[];

describe('the page of a person (D235)', () => {
  it('contains all data of the person for accounts with all keys', async () => {
    const all = await admin(...MENU_KEYS);
    const head = await read(all);
    expect(head.body).toMatchObject({ id, full_name: 'Rina Uji', member: { id }, parts: Object.keys(PARTS) });
    expect(await rows(all, 'registrations')).toMatchObject([
      { kind: 'course', code: 'RINA2', progress: 40 },
      { kind: 'class', code: 'RINA1', label: 'TELAH BAYAR', note: 'Perlu kuitansi' },
    ]);
    expect(await rows(all, 'orders')).toMatchObject([{ order_id: 'WDY-RINA', label: 'Menulis Cerpen' }]);
    const named = { former_name: 'Rina Lama' };
    expect(await rows(all, 'certificates')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...named, owner: { kind: 'class', code: 'RINA1', name: 'Menulis Cerpen' } }),
        expect.objectContaining({ ...named, owner: { kind: 'course', code: 'RINA2', name: 'Tata Bahasa' } }),
      ]),
    );
    const mails = await rows(all, 'mails');
    expect(mails.map(({ subject, status }) => [subject, status]).toSorted()).toEqual([
      ['Diterima', 'sent'],
      ['Kabar', 'sent'],
      ['Pengingat', 'queued'],
      ['Selamat datang', 'bounced'],
    ]);
    expect(mails.find(({ status }) => status === 'queued')).toMatchObject({ log_id: null });
    expect(await rows(all, 'tests')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'class', title: null, score: 87.5 }),
        expect.objectContaining({ kind: 'course', title: 'Kuis kalimat', score: 60 }),
      ]),
    );
    expect((await rows(all, 'feedback')).map(({ kind, value }) => [kind, value]).toSorted()).toEqual([
      ['class', 4],
      ['course', 5],
    ]);
    expect(await rows(all, 'presence')).toMatchObject([{ class_code: 'RINA1', class_name: 'Menulis Cerpen' }]);
    expect((await rows(all, 'questions')).map(({ question }) => question).toSorted()).toEqual(['Di mana?', 'Kapan?']);
    expect(await rows(all, 'complaints')).toMatchObject([{ complaint: 'Zoom penuh', status: 'IN_PROGRESS' }]);
  });

  it.each([
    ['users', ['registrations', 'certificates']],
    ['participation', ['registrations', 'certificates']],
    ['home', ['registrations', 'certificates', 'mails', 'tests', 'feedback', 'questions']],
    ['private-class', ['registrations', 'certificates', 'mails', 'tests', 'feedback']],
    ['transaction', ['orders']],
    ['email', ['mails']],
    ['help', ['questions']],
    ['presence', ['presence']],
    ['complaint', ['complaints']],
  ] as const)('with the key %s it has only those parts, and the others are refused', async (key, parts) => {
    const caller = await admin(key);
    const { body } = await read(caller);
    expect(body.parts).toEqual(parts);
    expect('member' in body).toBe(key === 'users');
    expect('contact' in body).toBe(key === 'home' || key === 'private-class');
    for (const part of Object.keys(PARTS) as Part[]) {
      const { status } = await api.call(PARTS[part], caller, { params: { id } });
      expect([part, status]).toEqual([part, (parts as readonly string[]).includes(part) ? 200 : 403]);
    }
  });

  it('limits parts of both kinds to the kind whose key the caller has', async () => {
    for (const [key, kind] of [
      ['home', 'class'],
      ['private-class', 'course'],
    ] as const) {
      const caller = await admin(key);
      for (const part of ['registrations', 'tests', 'feedback'] as const)
        expect((await rows(caller, part)).map((row) => row.kind)).toEqual([kind]);
      expect((await rows(caller, 'certificates')).map(({ owner }) => owner)).toMatchObject([{ kind }]);
      expect((await rows(caller, 'mails')).map(({ subject }) => subject)).toEqual(
        key === 'home' ? ['Pengingat', 'Diterima'] : ['Selamat datang'],
      );
    }
    for (const row of await rows(await admin('users'), 'registrations')) expect(row).not.toHaveProperty('note');
  });

  it('has registrations for events with the key of classes, also those of before there was an account', async () => {
    const member = await insertMember(api.db);
    const linked = await insertOpenEvent(api.db);
    const former = await insertOpenEvent(api.db);
    const named = { full_name: member.full_name, status: 'ACCEPTED' } as const;
    await insertEventRegistration(api.db, {
      ...named,
      session_id: linked.session.id,
      email: 'lain@uji.example',
      member_id: member.id,
      checked_in_at: new Date(),
    });
    const email = member.email.toUpperCase();
    await insertEventRegistration(api.db, { ...named, session_id: former.session.id, email });
    const registrations = async (...keys: readonly MenuKey[]) =>
      (await api.call(contract.listPersonRegistrations, await admin(...keys), { params: { id: member.id } })).body;
    expect(await registrations('home')).toMatchObject([
      { kind: 'event', code: former.event.event_url, name: former.event.name, is_present: false },
      { kind: 'event', code: linked.event.event_url, label: 'TERDAFTAR', is_present: true },
    ]);
    expect(await registrations('users')).toEqual([]);
    expect((await read(await admin('home'), member.id)).status).toBe(200);
  });

  it('is found by the address in any case', async () => {
    const caller = await admin('complaint');
    const find = (text: string) => api.call(contract.findPerson, caller, { query: { email: text } });
    expect((await find(` ${email.toUpperCase()} `)).body).toEqual({ id });
    expect((await find('tidak.ada@uji.example')).status).toBe(404);
  });

  it('is not there for a caller who may see nothing of the person', async () => {
    const stranger = await insertMember(api.db);
    expect((await read(await admin('home', 'complaint', 'transaction'), stranger.id)).status).toBe(404);
    const found = await api.call(contract.findPerson, await admin('email'), { query: { email: stranger.email } });
    expect(found.status).toBe(404);
    expect((await read(await admin('users'), stranger.id)).status).toBe(200);
    const instructor = (await api.actor('instructor-own')) as Actor;
    expect((await read(instructor)).status).toBe(403);
  });

  it.each([
    ['presence_forms', sql`select id from presence_forms where lower(email) = 'a'`],
    ['complaints', sql`select id from complaints where lower(email) = 'a'`],
    ['event_registrations', sql`select id from event_registrations where lower(email) = 'a'`],
    [
      'email_outbox',
      sql`select id from email_outbox where member_id = 1 and (status in ('queued', 'sending', 'skipped', 'cancelled'))`,
    ],
  ])('reads %s by an index', async (table, query) => {
    const plan = await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify((await tx.execute(sql`explain ${query}`)).rows);
    });
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  });
});
