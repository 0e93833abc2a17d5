import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/email-log';
import { eq } from 'drizzle-orm';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertCourse, insertMember } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  admin = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from email_log'));

let counter = 0;
const insert = async (values: Partial<typeof emailLog.$inferInsert> = {}) => {
  counter += 1;
  const own = {
    message_id: `<m${counter}@uji.example>`,
    subject: `Surel ${counter}`,
    to_email: `p${counter}@uji.example`,
  };
  const created_at = new Date(Date.UTC(2026, 10, 1, 0, counter));
  const [row] = await t.db
    .insert(emailLog)
    .values({ ...own, created_at, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
};
const list = (query: Record<string, string>, as: Actor = admin) =>
  t.call(contract.listEmailHistory, as, { query: { page: '1', ...query } });
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => (answer.body.data as { id: number }[]).map(({ id }) => id);
const withKeys = async (...keys: string[]) => signedIn(t, await insertAdmin(t.db, { menu: JSON.stringify(keys) }));

describe('Log Email', () => {
  it('shows who got what, newest first, page by page', async () => {
    const made: number[] = [];
    for (let n = 0; n < 12; n += 1) made.push((await insert()).id);
    const newest = made.toReversed();
    const first = await list({ per_page: '5' });
    expect(first.body).toMatchObject({ meta: { page: 1, per_page: 5, total: 12 } });
    expect(first.body.data).toMatchObject([{ message_id: expect.any(String), to: expect.any(String) }, {}, {}, {}, {}]);
    const pages = [first, await list({ per_page: '5', page: '2' }), await list({ per_page: '5', page: '3' })];
    expect(pages.flatMap(idsOf)).toEqual(newest);
    expect(idsOf(await list({ sort: 'created_at', per_page: '5' }))).toEqual(made.slice(0, 5));
    expect(idsOf(await list({ page: '9' }))).toEqual([]);
  });

  it('can be filtered by state, scenario, day and class', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const course = await insertCourse(t.db);
    const failed = await insert({ status: 'bounced', error: '550 tidak ada' });
    const reminder = await insert({ scenario: 'REMINDER', class_id });
    const welcome = await insert({ course_id: course.id, batch_id: 'broadcast:17' });
    const old = await insert({ created_at: new Date('2025-03-01T16:59:00Z') });
    expect(await list({ status: 'bounced' })).toMatchObject({
      body: { data: [{ id: failed.id, error: '550 tidak ada' }] },
    });
    expect(idsOf(await list({ scenario: 'REMINDER' }))).toEqual([reminder.id]);
    expect((await list({ class_code: code })).body).toMatchObject({
      data: [{ id: reminder.id, class_code: code }],
      meta: { total: 1 },
    });
    expect((await list({ course: String(course.id) })).body.data).toMatchObject([{ id: welcome.id, broadcast_id: 17 }]);
    // The mail was created on this day at 23:59 WIB.
    expect(idsOf(await list({ from: '2025-03-01', to: '2025-03-01' }))).toEqual([old.id]);
    expect(idsOf(await list({ to: '2025-02-28' }))).toEqual([]);
  });

  it('is searched by the name of a person and by an address', async () => {
    const member = await insertMember(t.db, { full_name: 'Bu Sari Kencana', email: 'sk-7781@uji.example' });
    const hers = await insert({ member_id: member.id, to_email: member.email });
    const typed = await insert({ to_email: 'Kencana.Jaya@uji.example' });
    await insert();
    expect(idsOf(await list({ q: 'sari kencana' }))).toEqual([hers.id]);
    expect(idsOf(await list({ q: 'KENCANA' })).toSorted()).toEqual([hers.id, typed.id].toSorted());
    expect(idsOf(await list({ q: 'kencana.j' }))).toEqual([typed.id]);
    expect(idsOf(await list({ q: '%' }))).toEqual([]);
  });

  it('contains a mail as it was sent, sanitised (D77, S16)', async () => {
    const { id } = await insert({ body_html: '<p>Halo</p><script>alert(1)</script>' });
    const shown = await t.call(contract.readEmailLog, admin, { params: { id } });
    expect(shown.body).toMatchObject({ id, body_html: '<p>Halo</p>' });
    expect((await t.call(contract.readEmailLog, admin, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('has an older address with four fields (D74)', async () => {
    const { message_id, subject, to_email } = await insert();
    const sent = await t.call(contract.listSentEmails, admin, {});
    expect(sent.body).toEqual([{ message_id, subject, to: to_email, created_at: expect.any(String) }]);
  });
});

describe('without the key of mails', () => {
  it('only the log of one class or course can be read', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const course = await insertCourse(t.db);
    const ofClass = await insert({ class_id });
    const ofCourse = await insert({ course_id: course.id });
    const general = await insert();
    const classes = await withKeys('home');
    const readers = { classes, courses: await withKeys('private-class') };
    expect((await list({}, readers.classes)).status).toBe(403);
    expect((await list({ course: String(course.id) }, readers.classes)).status).toBe(403);
    expect(idsOf(await list({ class_code: code }, readers.classes))).toEqual([ofClass.id]);
    expect(idsOf(await list({ course: String(course.id) }, readers.courses))).toEqual([ofCourse.id]);
    const read = async (id: number, as: Actor) => (await t.call(contract.readEmailLog, as, { params: { id } })).status;
    expect(await read(ofClass.id, readers.classes)).toBe(200);
    expect(await read(general.id, readers.classes)).toBe(404);
    expect(await read(ofCourse.id, readers.classes)).toBe(404);
    expect(await read(ofCourse.id, readers.courses)).toBe(200);
  });
});

describe('addresses that broadcasts skip', () => {
  it('are added manually once, searched and removed', async () => {
    const add = (email: string) =>
      t.call(contract.addEmailSuppression, admin, { body: { email, note: 'Minta lewat telepon' } });
    const made = await add(' Henti@uji.example ');
    expect(made).toMatchObject({ status: 201, body: { data: { email: 'henti@uji.example', reason: 'manual' } } });
    expect(await add('henti@uji.example')).toMatchObject({
      status: 422,
      body: { errors: { email: 'Alamat ini sudah ada di daftar' } },
    });
    const find = () => t.call(contract.listEmailSuppressions, admin, { query: { page: '1', q: 'HENTI' } });
    expect((await find()).body).toMatchObject({ meta: { total: 1 } });
    const { id } = made.body.data as { id: number };
    expect((await t.call(contract.removeEmailSuppression, admin, { params: { id } })).status).toBe(200);
    expect((await t.call(contract.removeEmailSuppression, admin, { params: { id } })).status).toBe(404);
    expect((await find()).body).toMatchObject({ meta: { total: 0 } });
  });
});

describe('sending again', () => {
  const outbox = async (values: Partial<typeof emailOutbox.$inferInsert> = {}) => {
    counter += 1;
    const own = { dedupe_key: `kunci-${counter}`, to_email: `p${counter}@uji.example`, subject: 'Halo' };
    const [row] = await t.db
      .insert(emailOutbox)
      .values({ ...own, body_html: '<p>Halo</p>', status: 'failed', attempts: 3, ...values })
      .returning();
    if (!row) throw new Error('nothing was inserted');
    return row;
  };
  const given = async (
    status: 'failed' | 'bounced' | 'uncertain' = 'failed',
    values: Partial<typeof emailOutbox.$inferInsert> = {},
  ) => {
    const mail = await outbox(values);
    return { mail, entry: await insert({ status, outbox_id: mail.id, to_email: mail.to_email }) };
  };
  const stateOf = async (id: number) =>
    (await t.db.select().from(emailOutbox).where(eq(emailOutbox.id, id)))[0]?.status;
  const resend = (id: number, as: Actor | null = admin) => t.call(contract.resendEmail, as, { params: { id } });

  it('puts a mail that failed into the outbox once, also of two presses, and logs both', async () => {
    const { mail, entry } = await given();
    expect((await list({ status: 'failed' })).body.data).toMatchObject([{ id: entry.id, resendable: true }]);
    const answers = await Promise.all([resend(entry.id), resend(entry.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.affectedRows).toSorted()).toEqual([0, 1]);
    const [queued] = await t.db.select().from(emailOutbox).where(eq(emailOutbox.id, mail.id));
    expect(queued).toMatchObject({ status: 'queued', attempts: 0, refusals: 0, last_error: null });
    expect((await list({ status: 'failed' })).body.data).toMatchObject([{ id: entry.id, resendable: false }]);
    expect((await t.audit())[0]).toMatchObject({ code: 'SENDAGAIN_EMAIL', object_id: String(entry.id) });
  });

  it('says that a mail which failed was sent meanwhile', async () => {
    const { mail, entry } = await given();
    await t.db.update(emailOutbox).set({ status: 'sent', body_html: '' }).where(eq(emailOutbox.id, mail.id));
    expect(await resend(entry.id)).toMatchObject({ status: 200, body: { affectedRows: 0 } });
    expect(await stateOf(mail.id)).toBe('sent');
  });

  it.each([
    ['that left', async () => insert({ outbox_id: (await outbox({ status: 'sent' })).id })],
    ['of before the outbox was named', async () => insert({ status: 'failed' })],
    [
      'whose secret link is gone',
      async () => (await given('failed', { body_html: 'http://w/atur-kata-sandi/***' })).entry,
    ],
    ['of somebody who was forgotten', async () => (await given('failed', { body_html: '' })).entry],
    ['of a broadcast', async () => (await given('failed', { task_item_id: 17 })).entry],
  ])('refuses a mail %s', async (_, make) => {
    const { id } = await make();
    expect((await list({})).body.data).toMatchObject([{ id, resendable: false }]);
    expect(await resend(id)).toMatchObject({ status: 409, body: { msg: 'Surel ini tidak dapat dikirim ulang' } });
  });

  it('is refused for an unknown mail and without the key of mails', async () => {
    expect((await resend(999_999)).status).toBe(404);
    const { mail, entry } = await given();
    expect((await resend(entry.id, await withKeys('home'))).status).toBe(403);
    expect(await stateOf(mail.id)).toBe('failed');
  });

  it('includes all that match the filter, and counts skipped ones', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const [one, two, other] = [await given(), await given(), await given('bounced')];
    const broadcast = await given('failed', { task_item_id: 18 });
    await t.db.update(emailLog).set({ class_id }).where(eq(emailLog.id, two.entry.id));
    const all = (body: object) => t.call(contract.resendEmails, admin, { body });
    expect((await all({})).status).toBe(422);
    expect((await all({ status: 'sent' })).status).toBe(422);
    expect((await all({ status: 'failed', class_code: code })).body).toMatchObject({ queued: 1, left_out: 0 });
    expect((await all({ status: 'failed' })).body).toMatchObject({ queued: 1, left_out: 2 });
    const states = await Promise.all([one, two, other, broadcast].map(({ mail }) => stateOf(mail.id)));
    expect(states).toEqual(['queued', 'queued', 'failed', 'failed']);
  });
});
