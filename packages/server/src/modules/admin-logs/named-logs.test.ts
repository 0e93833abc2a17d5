import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/admin-logs';
import { revokeCourseCertificates } from '@widya/contract/certificates-bulk';
import { commitQuestions } from '@widya/contract/questions';
import { createVoucherBatch } from '@widya/contract/vouchers';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseChapters } from '../../platform/database/schema/courses.ts';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertCourse,
  insertMember,
  insertRegistration,
  insertTopic,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let reader: Actor;
/** Number of rows written so far; it makes the times of later rows newer. */
let written = 0;
beforeAll(async () => {
  api = await createTestApp();
  reader = await signedIn(api, await insertAdmin(api.db, { menu: '["loglist"]' }));
});
afterAll(() => api.close());

/** Writes rows to the log. @returns them as the list shows them, in the order in which they were written. */
async function listed(rows: readonly Pick<typeof auditLog.$inferInsert, 'code' | 'object'>[]) {
  const values = rows.map((row, index) => ({
    actor_kind: 'admin' as const,
    at: new Date(Date.UTC(2030, 0, 1, 0, 0, written + index)),
    ...row,
  }));
  written += rows.length;
  await api.db.insert(auditLog).values(values);
  const { body } = await api.call(contract.listAdminLogs, reader, { query: { page: '1', per_page: '50' } });
  return (body.data as contract.AdminLog[]).slice(0, rows.length).toReversed();
}

const entry = (values: Partial<typeof auditLog.$inferInsert> & { code: string; object: string }) => values;

it('names the records that fields refer to, with the id of a deleted one', async () => {
  const topic = await insertTopic(api.db, { name: 'Sastra' });
  const cls = await insertClass(api.db, { name: 'Menulis Cerpen', code: 'CERPEN1' });
  const course = await insertCourse(api.db, { title: 'Tata Bahasa' });
  const member = await insertMember(api.db, { full_name: 'Sari Wulandari' });
  const person = await insertRegistration(api.db, {
    class_id: cls.id,
    member_id: member.id,
    full_name: member.full_name,
  });
  const [template] = await api.db
    .insert(emailTemplates)
    .values({ template_name: 'Sambutan', scenario: 'ACCEPTED', subject_template: 's', body_template: 'b' })
    .returning();
  const rows = await listed([
    entry({
      code: 'UPDATE_CLASS',
      object: 'class',
      object_id: 'CERPEN1',
      before: { topic_code: 'HILANG', accepted_template_id: null },
      after: { topic_code: topic.code, accepted_template_id: template?.id },
    }),
    entry({
      code: 'UPDATEPRICE_CLASS',
      object: 'class',
      before: { CERPEN1: 1_000, LENYAP: 2_000 },
      after: { CERPEN1: 3_000, LENYAP: 2_500 },
    }),
    entry({ code: 'UPDATEPRICE_COURSE', object: 'course', after: { [course.course_code]: 3_000 } }),
    entry({
      code: 'UPDATE_PARTICIPANT',
      object: 'participant',
      object_id: 'CERPEN1',
      after: { ids: [person.id, 999] },
    }),
  ]);
  const named = 'Menulis Cerpen · CERPEN1';
  expect(rows.map(({ before, after }) => ({ before, after }))).toEqual([
    {
      before: { topic_code: 'HILANG', accepted_template_id: null },
      after: { topic_code: 'Sastra', accepted_template_id: 'Sambutan' },
    },
    { before: { [named]: 1_000, LENYAP: 2_000 }, after: { [named]: 3_000, LENYAP: 2_500 } },
    { before: null, after: { [`Tata Bahasa · ${course.course_code}`]: 3_000 } },
    { before: null, after: { ids: ['Sari Wulandari', 999] } },
  ]);
});

it('names the class or course of an object, also of a deleted one and of many at once', async () => {
  const cls = await insertClass(api.db, { code: 'PUISI1' });
  const course = await insertCourse(api.db);
  const member = await insertMember(api.db);
  const person = await insertRegistration(api.db, { class_id: cls.id, member_id: member.id });
  const [chapter] = await api.db.insert(courseChapters).values({ course_id: course.id, name: 'Awal' }).returning();
  const rows = await listed([
    entry({ code: 'NOTE_PARTICIPANT', object: 'participant', object_id: String(person.id) }),
    entry({ code: 'ANSWER_QUIZ', object: 'quiz', object_id: String(person.id) }),
    entry({ code: 'UPDATE_COURSE_CHAPTER', object: 'course_chapter', object_id: String(chapter?.id) }),
    entry({ code: 'UPDATE_PARTICIPANT', object: 'participant', object_id: 'PUISI1' }),
    entry({
      code: 'REMOVE_CLASS_INSTRUCTOR',
      object: 'class_instructor',
      object_id: '999',
      before: { class_code: 'PUISI1' },
    }),
    entry({ code: 'NOTE_PARTICIPANT', object: 'participant', object_id: '999999' }),
    entry({ code: 'CREATE_TOPIC', object: 'topic', object_id: 'T' }),
  ]);
  const ofClass = { kind: 'class', code: 'PUISI1' };
  expect(rows.map(({ owner }) => owner)).toEqual([
    ofClass,
    ofClass,
    { kind: 'course', code: String(course.id) },
    ofClass,
    ofClass,
    null,
    null,
  ]);
});

it('shows of many vouchers, an import of questions and revoked certificates what they are of (D223)', async () => {
  const all = (await api.actor('admin')) as Actor;
  const cls = await insertClass(api.db, { code: 'KUNANG1' });
  const course = await insertCourse(api.db, { course_code: 'KUNANG2' });
  const made = await api.call(createVoucherBatch, all, {
    body: { name: 'Akhir Tahun', type: 'SINGLE_USE', percentage: 25, minimum_usage: 0, count: 2 },
  });
  await api.call(commitQuestions, all, {
    params: { code: cls.code },
    body: { questions: [{ nama: 'Rina', surel: 'rina@uji.example', pertanyaan: 'Kapan?', jawaban: '' }] },
  });
  const { id: member_id, full_name, email } = await insertMember(api.db);
  const [learner] = await api.db
    .insert(memberCourses)
    .values({ course_id: course.id, member_id, full_name, email, price: 0, status: 'ACCEPTED' })
    .returning();
  await api.call(revokeCourseCertificates, all, {
    params: { code: course.course_code },
    body: { ids: [learner?.id ?? 0] },
  });
  const { body } = await api.call(contract.listAdminLogs, all, {
    query: { page: '1', per_page: '50', from: new Date().toISOString().slice(0, 10), to: '2029-12-31' },
  });
  const rows = body.data as contract.AdminLog[];
  const of = (code: string) => rows.find((row) => row.code === code);
  expect(of('CREATE_VOUCHER')).toMatchObject({ after: { codes: made.body.codes } });
  expect(of('IMPORT_QUESTION')).toMatchObject({ owner: { kind: 'class', code: 'KUNANG1' } });
  expect(of('REVOKE_CERTIFICATE')).toMatchObject({ owner: { kind: 'course', code: String(course.id) } });
});
