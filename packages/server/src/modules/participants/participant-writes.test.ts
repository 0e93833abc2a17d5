import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as list from '@widya/contract/participants';
import * as actions from '@widya/contract/participants-actions';
import * as bulk from '@widya/contract/participants-bulk';
import * as courses from '@widya/contract/participants-course';
import { and, eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertCourse,
  insertInstructor,
  insertMember,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { participantBulkKind } from './bulk-kind.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
const woken: unknown[] = [];

beforeAll(async () => {
  api = await createTestApp({
    services: {
      jobs: {
        enqueue: async (_name, data) => {
          woken.push(data);
          return 'uji';
        },
      },
    },
  });
  admin = await signedIn(api, await insertAdmin(api.db, { name: 'Admin Peserta', menu: '["home","private-class"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertClass(api.db, { quota: 3 });
});

type Values = Partial<Parameters<typeof insertRegistration>[1]>;
const person = (values: Values = {}) => insertRegistration(api.db, { class_id: made.id, ...values });
const setStatus = (id: number, body: object, as = admin) =>
  api.call(actions.setParticipantStatus, as, { params: { id }, body });
const rowOf = async (id: number) => (await api.db.select().from(registrations).where(eq(registrations.id, id)))[0];
const mailsOf = (id: number) => api.db.select().from(emailOutbox).where(eq(emailOutbox.participant_id, id));

describe('accepting and rejecting', () => {
  it.each([{}, { rejection_message: '   ' }])('requires a reason for a rejection: %j', async (body) => {
    const { id } = await person();
    const answer = await setStatus(id, { status: 'REJECTED', ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.msg).toBe('Harap mengisi alasan penolakan');
    expect((await rowOf(id))?.status).toBe('ACCEPTED');
  });

  it('stores the reason, mails the person once, frees the seat and promotes the waiting list (D67)', async () => {
    const first = await person();
    await person({ status: 'WAITING' });
    await person();
    const queued = await person({ status: 'PENDING', price: 0 });
    const answer = await setStatus(first.id, { status: 'REJECTED', rejection_message: 'Data <b>kurang</b>' });
    expect(answer.body).toMatchObject({
      new_status: 'REJECTED',
      promoted: 1,
      mailed: true,
      data: { label: 'DITOLAK', status_change_info: 'Data <b>kurang</b>' },
    });
    expect((await rowOf(queued.id))?.status).toBe('ACCEPTED');
    const [mail] = await mailsOf(first.id);
    expect(mail).toMatchObject({ scenario: 'REJECTED', to_email: first.email });
    expect(mail?.body_html).toContain('Data &lt;b&gt;kurang&lt;/b&gt;');
    expect(await mailsOf(queued.id)).toHaveLength(1);
    const again = await setStatus(first.id, { status: 'REJECTED', rejection_message: 'Lagi' });
    expect(again).toMatchObject({ status: 409, body: { msg: 'Pendaftaran ini sudah ditolak' } });
  });

  it('mails nobody on request', async () => {
    const { id } = await person();
    const answer = await setStatus(id, { status: 'REJECTED', rejection_message: 'Uji', withoutSendingEmail: true });
    expect(answer.body.mailed).toBe(false);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('ends the unpaid order of who is rejected, and leaves a paid one alone', async () => {
    const { id, member_id } = await person({ status: 'WAITING' });
    const values = { member_id, amount: 150_000 };
    const rows = await api.db
      .insert(orders)
      .values([
        { ...values, order_id: `UJI-A-${id}`, paid_status: 'pending' },
        { ...values, order_id: `UJI-B-${id}`, paid_status: 'settlement' },
      ])
      .returning();
    const item = { participant_id: id, label: made.name, price: 150_000 };
    await api.db.insert(orderItems).values(rows.map((row) => ({ ...item, order_ref: row.id })));
    await setStatus(id, { status: 'REJECTED', rejection_message: 'Uji' });
    const after = await api.db.select().from(orders).where(eq(orders.member_id, member_id)).orderBy(orders.id);
    expect(after.map(({ paid_status }) => paid_status)).toEqual(['cancel', 'settlement']);
  });

  it('refuses a stale version with the row as it is', async () => {
    const { id } = await person({ status: 'WAITING' });
    await api.call(actions.noteParticipant, admin, { params: { id }, body: { note: 'Baru' } });
    const stale = await setStatus(id, { status: 'ACCEPTED', version: 1 });
    const current = { note: 'Baru', changed_by: expect.stringMatching(/./), changed_at: expect.any(String) };
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current } });
  });

  it('names nobody for a change that is not in the log', async () => {
    const { id } = await person({ status: 'WAITING' });
    await api.call(actions.noteParticipant, admin, { params: { id }, body: { note: 'Baru' } });
    await api.db
      .update(registrations)
      .set({ version: 3, updated_at: new Date(Date.now() + 1_000) })
      .where(eq(registrations.id, id));
    const stale = await setStatus(id, { status: 'ACCEPTED', version: 2 });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 3, changed_by: null, changed_at: null } } });
  });

  it('counts who is accepted without paying as invited, and leaves them out of the income (B-076, B-077)', async () => {
    const { id } = await person({ status: 'WAITING' });
    const answer = await setStatus(id, { status: 'ACCEPTED' });
    expect(answer.body.data).toMatchObject({ label: 'UNDANGAN', status_change_info: 'WAITING to ACCEPTED' });
    const summary = await api.call(list.readParticipantSummary, admin, { params: { code: made.code } });
    expect(summary.body).toMatchObject({ income: 0, counts: { accepted: 1, invited: 1 } });
  });

  it('accepts the old call with status and status_change_info, and the note of the person', async () => {
    const { id } = await person({ status: 'WAITING' });
    const update = (body: object) => api.call(actions.updateParticipant, admin, { params: { id }, body });
    expect((await update({ participant_note: 'Vegetarian' })).body.data).toMatchObject({
      participant_note: 'Vegetarian',
    });
    expect((await update({ status: 'REJECTED' })).body.msg).toBe('Harap mengisi alasan penolakan');
    expect((await update({ status: 'REJECTED', status_change_info: 'Ganda' })).body.new_status).toBe('REJECTED');
    expect((await update({})).status).toBe(422);
  });

  it('ignores what may not be set from outside (S12)', async () => {
    const { id } = await person({ status: 'WAITING', price: 150_000 });
    await api.call(actions.updateParticipant, admin, {
      params: { id },
      body: {
        participant_note: 'x',
        price: 0,
        invited: true,
        certificate_url: '/x',
        is_present: true,
        email: 'a@b.example',
      },
    });
    expect(await rowOf(id)).toMatchObject({ price: 150_000, invited: false, certificate_url: null, is_present: false });
  });
});

describe('confirming, attendance, predicate, note and mails', () => {
  it('confirms once, only who is accepted (D65)', async () => {
    const { id } = await person();
    const confirm = (target: number) => api.call(actions.confirmParticipant, admin, { params: { id: target } });
    expect((await confirm(id)).body.data).toMatchObject({ confirmed_at: expect.any(String) });
    expect((await confirm(id)).body.msg).toBe('Pendaftaran ini sudah dikonfirmasi');
    expect((await confirm((await person({ status: 'WAITING' })).id)).status).toBe(409);
  });

  it('marks attendance idempotently, and only of accepted people', async () => {
    const { id } = await person();
    const mark = (isPresent: unknown) =>
      api.call(actions.markParticipantPresent, admin, { params: { id }, body: { isPresent } });
    expect((await mark('1')).body).toMatchObject({ affectedRows: 1, data: { is_present: true } });
    expect((await mark(true)).body).toMatchObject({ affectedRows: 0, data: { is_present: true } });
    await setStatus(id, { status: 'CANCELLED' });
    expect((await mark(true)).status).toBe(409);
  });

  it('grades many at once or nobody (S11)', async () => {
    const one = await person();
    const two = await person({ status: 'WAITING' });
    const grade = (participants: number[], as = admin) =>
      api.call(bulk.setParticipantPredicates, as, { body: { participants, predicate: 'Menengah' } });
    expect((await grade([one.id, two.id])).status).toBe(409);
    expect((await rowOf(one.id))?.predicate).toBeNull();
    expect((await grade([one.id, one.id])).body).toEqual({ success: true, affectedRows: 1 });
    const teacher = await insertInstructor(api.db, { menu: '["home"]' });
    await linkInstructor(api.db, made.id, teacher.id);
    const foreign = await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id });
    const mixed = await grade([one.id, foreign.id], await signedIn(api, teacher));
    expect(mixed.status).toBe(404);
    expect((await rowOf(foreign.id))?.predicate).toBeNull();
  });

  it('sends the mail of a scenario again when it fits the state', async () => {
    const { id } = await person();
    const send = (scenario: string) => api.call(actions.resendParticipantMail, admin, { params: { id, scenario } });
    expect((await send('ACCEPTED')).body.queued).toBe(1);
    expect((await send('REMINDER')).body.queued).toBe(1);
    expect((await send('REJECTED')).status).toBe(409);
    expect((await send('SPAM')).status).toBe(404);
    expect((await mailsOf(id)).map(({ scenario }) => scenario).toSorted()).toEqual(['ACCEPTED', 'REMINDER']);
  });

  it('names people with unconfirmed addresses, and sends them nothing before', async () => {
    const confirm_by = new Date('2099-01-01T00:00:00.000Z');
    const { id } = await person({ status: 'WAITING', confirm_by });
    const { body } = await api.call(list.readParticipant, admin, { params: { id } });
    const unconfirmed = { status: 'WAITING', label: 'BELUM DIKONFIRMASI', confirm_by: confirm_by.toISOString() };
    expect(body).toMatchObject(unconfirmed);
    const query = { page: '1', tab: 'waiting' };
    const waiting = await api.call(list.listClassParticipants, admin, { params: { code: made.code }, query });
    // The seat is held, so the registration is listed among the waiting ones.
    expect(waiting.body).toMatchObject({ data: [unconfirmed], meta: { counts: { all: 1, waiting: 1 } } });
    const mail = { params: { id, scenario: 'WAITING' } };
    expect((await api.call(actions.resendParticipantMail, admin, mail)).status).toBe(409);
    const many = { params: { code: made.code }, body: { action: 'resend', scenario: 'WAITING', ids: [id] } };
    expect((await api.call(bulk.previewParticipantBulk, admin, many)).body).toMatchObject({
      changes: 0,
      skipped: [{ reason: 'Alamat surel pendaftaran ini belum dikonfirmasi' }],
    });
    expect((await setStatus(id, { status: 'ACCEPTED' })).body.data).toMatchObject({
      status: 'ACCEPTED',
      confirm_by: null,
    });
  });

  it('edits the person everywhere at once, and not onto the address of another', async () => {
    const { id, member_id } = await person();
    const elsewhere = await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id, member_id });
    const edit = (body: object) => api.call(actions.editParticipantPerson, admin, { params: { id }, body });
    const body = { full_name: ' Nama Baru ', province: 'Bali', city: 'Kota Denpasar', email: 'BARU@uji.example' };
    expect((await edit(body)).body.data).toMatchObject({
      full_name: 'Nama Baru',
      email: 'baru@uji.example',
      city: 'Kota Denpasar',
    });
    expect(await rowOf(elsewhere.id)).toMatchObject({ full_name: 'Nama Baru', email: 'baru@uji.example' });
    const [member] = await api.db.select().from(members).where(eq(members.id, member_id));
    expect(member).toMatchObject({ full_name: 'Nama Baru', province: 'Bali', version: 2 });
    const { email } = await insertMember(api.db);
    expect(await edit({ email })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_ACCOUNT', msg: 'Email Telah Terdaftar' },
    });
    expect((await edit({ province: 'Bali', city: 'Kota Bandung' })).body.errors).toEqual({
      city: 'Pilih kota dari daftar',
    });
  });

  it("stores the person's phone number in one notation, and refuses a change to something else", async () => {
    const member = await insertMember(api.db, { phone_num: 'tidak ada' });
    const { id } = await person({ member_id: member.id, phone_num: member.phone_num });
    const edit = (phone_num: string) =>
      api.call(actions.editParticipantPerson, admin, { params: { id }, body: { phone_num } });
    expect((await edit(' tidak ada ')).body.data).toMatchObject({ phone_num: 'tidak ada' });
    const refused = { status: 422, body: { errors: { phone_num: 'Nomor ponsel tidak dikenali' } } };
    expect(await edit('belum tahu')).toMatchObject(refused);
    expect((await edit('0812 3456-7890')).body.data).toMatchObject({ phone_num: '+6281234567890' });
    expect((await edit('')).body.data).toMatchObject({ phone_num: '' });
  });
});

describe('many at once', () => {
  const preview = (body: object) => api.call(bulk.previewParticipantBulk, admin, { params: { code: made.code }, body });
  const apply = (body: object, as = admin) =>
    api.call(bulk.applyParticipantBulk, as, { params: { code: made.code }, body });

  it('previews counts, assigns the last seats by time of registration, and names the others', async () => {
    const start = Date.now() - 86_400_000;
    const waiting = [];
    for (let n = 0; n < 5; n += 1)
      waiting.push(
        await person({ status: 'PENDING', full_name: `Antre ${n}`, registered_at: new Date(start + n * 1_000) }),
      );
    const taken = await person();
    const ids = [...waiting.map(({ id }) => id), taken.id].toReversed();
    const body = { action: 'accept', ids };
    expect((await preview(body)).body).toMatchObject({
      total: 6,
      changes: 2,
      mails: 2,
      free_places: 2,
      skipped: expect.arrayContaining([
        { reason: 'Kuota sudah penuh', count: 3 },
        { reason: 'Pendaftaran ini sudah diterima', count: 1 },
      ]),
    });
    const done = await apply(body);
    expect(done.body).toMatchObject({ changed: 2, job_id: null, skipped: expect.any(Array) });
    const accepted = await api.db
      .select()
      .from(registrations)
      .where(and(eq(registrations.class_id, made.id), eq(registrations.status, 'ACCEPTED')));
    expect(accepted.map(({ full_name }) => full_name).toSorted()).toEqual(
      ['Antre 0', 'Antre 1', taken.full_name].toSorted(),
    );
    const timeline = await api.call(list.readParticipantTimeline, admin, { params: { id: waiting[0]?.id ?? 0 } });
    expect(timeline.body as unknown).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Menerima peserta', actor: 'Admin Peserta' })]),
    );
  });

  it('accepts who was rejected only on request, and counts each state before', async () => {
    const statuses = ['WAITING', 'REJECTED', 'EXPIRED'] as const;
    const people = await Promise.all(statuses.map((status) => person({ status })));
    const body = { action: 'accept', ids: people.map(({ id }) => id), withoutSendingEmail: true };
    const reason = 'Sudah ditolak, batal, atau kedaluwarsa';
    expect((await preview(body)).body).toMatchObject({
      changes: 1,
      rejected: 2,
      by_status: [{ status: 'WAITING', count: 1 }],
      skipped: [{ reason, count: 2 }],
    });
    expect((await apply(body)).body).toMatchObject({ changed: 1, skipped: [{ reason }, { reason }] });
    const states = async () => Promise.all(people.map(async ({ id }) => (await rowOf(id))?.status));
    expect(await states()).toEqual(['ACCEPTED', 'REJECTED', 'EXPIRED']);
    const all = { ...body, include_rejected: true, override_quota: true };
    expect((await preview(all)).body).toMatchObject({
      by_status: [
        { status: 'REJECTED', count: 1 },
        { status: 'EXPIRED', count: 1 },
      ],
    });
    await apply(all);
    expect(await states()).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
  });

  it('accepts filters, and refuses an empty selection, a missing reason, and people of another class', async () => {
    await person({ city: 'Kota Bogor', status: 'WAITING' });
    await person({ city: 'Kota Depok' });
    const rejected = await apply({
      action: 'reject',
      filter: { city: 'Kota Bogor' },
      rejection_message: 'Di luar wilayah',
      withoutSendingEmail: true,
    });
    expect(rejected.body).toMatchObject({ changed: 1, skipped: [] });
    expect((await apply({ action: 'present' })).body.msg).toBe('Pilih peserta terlebih dahulu');
    expect((await apply({ action: 'reject', filter: {} })).body.msg).toBe('Harap mengisi alasan penolakan');
    const { id } = await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id });
    const own = await person();
    expect((await apply({ action: 'present', ids: [own.id, id] })).status).toBe(404);
    expect((await rowOf(own.id))?.is_present).toBe(false);
  });

  it('leaves alone who was unticked after all were chosen, and counts without them', async () => {
    const meant = await person({ city: 'Kota Bogor' });
    const unticked = await person({ city: 'Kota Bogor' });
    const body = { action: 'present', filter: { city: 'Kota Bogor' }, except: [unticked.id, unticked.id] };
    expect((await preview(body)).body).toMatchObject({ total: 1, changes: 1, examples: [{ id: meant.id }] });
    expect((await apply({ ...body, expected: 1 })).body).toMatchObject({ changed: 1, skipped: [] });
    expect((await rowOf(meant.id))?.is_present).toBe(true);
    expect(await rowOf(unticked.id)).toMatchObject({ is_present: false, version: 1 });
  });

  it('refuses exceptions of another class, and a selection that has changed', async () => {
    const own = await person({ city: 'Kota Bogor' });
    const { id } = await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id });
    const body = { action: 'present', filter: { city: 'Kota Bogor' } };
    expect((await apply({ ...body, except: [id] })).status).toBe(404);
    const grown = await apply({ ...body, expected: 2 });
    expect(grown).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect(grown.body.msg).toBe('Pilihan ini sekarang berisi 1 peserta. Periksa kembali.');
    expect((await rowOf(own.id))?.is_present).toBe(false);
  });

  it.each([
    ['present', {}, { is_present: true }],
    ['confirm', {}, { confirmed_at: expect.any(Date) }],
    ['predicate', { predicate: 'Istimewa' }, { predicate: 'Istimewa' }],
  ])('%s changes accepted people only', async (action, more, expected) => {
    const good = await person();
    const other = await person({ status: 'WAITING' });
    const done = await apply({ action, ids: [good.id, other.id], ...more });
    expect(done.body).toMatchObject({ changed: 1, skipped: [{ id: other.id, reason: 'Belum diterima' }] });
    expect(await rowOf(good.id)).toMatchObject(expected);
    expect((await apply({ action, ids: [good.id], ...more })).body.changed).toBe(0);
  });

  it('reports who changed, so that attendance can be undone for exactly those (D232)', async () => {
    const absent = await person();
    const before = await person({ is_present: true });
    const done = await apply({ action: 'present', ids: [absent.id, before.id] });
    expect(done.body).toMatchObject({ changed: 1, changed_ids: [absent.id] });
    expect((await apply({ action: 'absent', ids: done.body.changed_ids })).body.changed).toBe(1);
    expect(await rowOf(absent.id)).toMatchObject({ is_present: false });
    expect(await rowOf(before.id)).toMatchObject({ is_present: true });
  });

  it('hands more than 500 to the job centre, which does each once, also when a worker dies and starts again', async () => {
    const roomy = await insertClass(api.db, { quota: 550 });
    await api.database.pool.query(
      `with people as (insert into members (email, full_name) select 'banyak-' || n || '@uji.example', 'Banyak ' || n
         from generate_series(1, 600) n returning id, email, full_name)
       insert into registrations (class_id, member_id, status, full_name, email, price)
       select $1, id, 'PENDING', full_name, email, 0 from people`,
      [roomy.id],
    );
    const answer = await api.call(bulk.applyParticipantBulk, admin, {
      params: { code: roomy.code },
      body: { action: 'accept', filter: { tab: 'queue' } },
    });
    expect(answer.status).toBe(202);
    const task = Number(answer.body.job_id);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await Promise.all([1, 2].map(() => runTask(api.services, [participantBulkKind], { task }, log)));
    await runTask(api.services, [participantBulkKind], { task }, log);
    const [row] = await api.db.select().from(tasks).where(eq(tasks.id, task));
    expect(row).toMatchObject({ state: 'DONE', total: 600, sent: 550, skipped: 50, failed: 0, remaining: 0 });
    const mails = await api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, roomy.id));
    expect(mails).toHaveLength(550);
    const [skipped] = await api.db
      .select()
      .from(taskItems)
      .where(and(eq(taskItems.task_id, task), eq(taskItems.state, 'skipped')));
    expect(skipped?.reason).toBe('Kuota sudah penuh');
  });
});

describe('self-paced courses', () => {
  it('accept, reject, confirm, grade and mail in the same ways', async () => {
    const course = await insertCourse(api.db, { price: 99_000 });
    const member = await insertMember(api.db);
    const values = { course_id: course.id, member_id: member.id, full_name: member.full_name, email: member.email };
    const [row] = await api.db
      .insert(memberCourses)
      .values({ ...values, status: 'WAITING', price: 99_000 })
      .returning();
    const id = row?.id ?? 0;
    const params = { id };
    const accepted = await api.call(courses.acceptCourseParticipant, admin, { body: { memberCourseId: id } });
    expect(accepted.body).toMatchObject({
      new_status: 'ACCEPTED',
      data: { class_code: course.course_code, progress: 0 },
    });
    expect((await api.call(courses.confirmCourseParticipant, admin, { params })).status).toBe(200);
    const graded = await api.call(courses.setCourseParticipantPredicate, admin, {
      params,
      body: { predicate: 'Terbatas' },
    });
    expect(graded.body.data).toMatchObject({ predicate: 'Terbatas' });
    expect((await api.call(courses.resendCourseParticipantMail, admin, { params })).body.queued).toBe(1);
    const count = await api.call(courses.countAcceptedCourseParticipants, admin, { params: { code: course.id } });
    expect(count.body).toEqual({ accepted_participants: 1 });
    const byCode = await api.call(courses.listAcceptedCourseParticipants, admin, {
      params: { code: course.course_code },
    });
    expect(byCode.body as unknown).toHaveLength(1);
    const noReason = await api.call(courses.rejectCourseParticipant, admin, { params, body: {} });
    expect(noReason.body.msg).toBe('Harap mengisi alasan penolakan');
    const rejected = await api.call(courses.rejectCourseParticipant, admin, {
      params,
      body: { rejection_message: 'Uji' },
    });
    expect(rejected.body).toMatchObject({ new_status: 'REJECTED', mailed: true });
    const timeline = await api.call(courses.readCourseParticipantTimeline, admin, { params });
    const titles = (timeline.body as unknown as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Menerima peserta kelas daring mandiri', 'Menolak peserta kelas daring mandiri']),
    );
    const mails = await api.db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.course_id, course.id))
      .orderBy(emailOutbox.id);
    expect(mails.map(({ scenario }) => scenario)).toEqual(['ACCEPTED', 'ACCEPTED', 'REJECTED']);
    await api.db
      .update(emailOutbox)
      .set({ status: 'cancelled' })
      .where(eq(emailOutbox.id, mails[0]?.id ?? 0));
    const later = await api.call(courses.readCourseParticipantTimeline, admin, { params });
    const mailTitles = (later.body as unknown as { title: string; kind: string }[])
      .filter(({ kind }) => kind === 'mail')
      .map(({ title }) => title);
    expect(mailTitles).toEqual(['Surel dalam antrean', 'Surel dalam antrean', 'Surel dibatalkan']);
    const present = await api.call(courses.applyCourseParticipantBulk, admin, {
      params: { code: course.id },
      body: { action: 'present', ids: [id] },
    });
    expect(present.status).toBe(422);
  });
});
