import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/participants-privacy';
import { eq, inArray } from 'drizzle-orm';
import { cleanUp } from '../../background/clean-up.ts';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { complaints, documentForms, presenceForms } from '../../platform/database/schema/forms.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { files, idempotencyKeys } from '../../platform/database/schema/platform.ts';
import { questions, questionUploads } from '../../platform/database/schema/questions.ts';
import { quizForms } from '../../platform/database/schema/quiz.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { recordResult, storeResult } from '../../platform/jobs/engine/result-file.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertMember,
  insertRegistration,
  insertSuperadmin,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let superadmin: Actor;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  superadmin = await signedIn(api, await insertSuperadmin(api.db));
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["users"]' }));
});
afterAll(() => api.close());

const NAME = 'Nurhayati Penyintas';
const EMAIL = 'Nurhayati.Penyintas@uji.example';

/** Inserts a member with personal data in many tables. */
async function someone() {
  const member = await insertMember(api.db, {
    email: EMAIL,
    full_name: NAME,
    phone_num: '+62811999888',
    password_hash: 'rahasia',
  });
  const made = await insertClass(api.db);
  const about = { class_id: made.id, member_id: member.id, full_name: NAME, email: EMAIL, phone_num: '+62811999888' };
  const person = await insertRegistration(api.db, { ...about, note: 'Nurhayati alergi', price: 100_000 });
  const mail = { subject: `Halo ${NAME}`, to_email: EMAIL, member_id: member.id };
  await api.db.insert(emailLog).values({ ...mail, message_id: 'm', body_html: NAME });
  await api.db.insert(emailOutbox).values({ ...mail, dedupe_key: `uji-${member.id}`, body_html: NAME });
  await api.db.insert(orders).values({ order_id: `UJI-${member.id}`, member_id: member.id, amount: 100_000 });
  await api.db
    .insert(presenceForms)
    .values({ class_id: made.id, class_name: made.name, full_name: NAME, email: EMAIL.toLowerCase() });
  await api.db.insert(complaints).values({ class_name: made.name, name: NAME, email: EMAIL, complaint: 'Suara kecil' });
  await api.db.insert(questions).values({ class_id: made.id, full_name: NAME, email: EMAIL, question: 'Kapan?' });
  await api.db.insert(certificates).values({
    kind: 'class',
    class_id: made.id,
    participant_id: person.id,
    full_name: NAME,
    number: 1,
    printed_number: '001/UJI',
    public_code: `KODE${person.id}`,
  });
  const actor = { actor_kind: 'admin', actor_name: 'Petugas Uji' } as const;
  const facts = { full_name: NAME, email: EMAIL.toLowerCase(), phone_num: '+62811999888', city: 'Tuban' };
  await api.db.insert(auditLog).values([
    {
      ...actor,
      code: 'UPDATE_MEMBER',
      object: 'member',
      object_id: String(member.id),
      object_label: `${NAME} · ${EMAIL}`,
      before: { full_name: 'Nurhayati "Yati" Dahulu', email: 'nurhayati-lama@uji.example' },
      after: facts,
    },
    {
      ...actor,
      code: 'ACCEPT_PARTICIPANT',
      object: 'participant',
      object_id: String(person.id),
      object_label: `${NAME} · Kelas Uji`,
    },
    { ...actor, code: 'CREATE_ORDER', object: 'order', object_id: '1', after: { to: `${NAME} <${EMAIL}>` } },
  ]);
  return member;
}

/** Returns all rows of the database as one text. */
async function wholeDatabase(): Promise<string> {
  const tables = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await api.database.pool.query(`select t::text as line from "${name}" t`);
    texts.push(rows.map(({ line }) => line).join('\n'));
  }
  return texts.join('\n').toLowerCase();
}

type Item = Partial<typeof taskItems.$inferInsert>;

/** Inserts a task with items, which may have been worked or not. */
async function taskOf(kind: string, input: Record<string, unknown>, items: readonly Item[]) {
  const worker = kind === 'certificate-batch' ? ('browser' as const) : ('server' as const);
  const values = { kind, label: kind, worker, owner_kind: 'admin' as const, owner_id: 1, input };
  const [task] = await api.db.insert(tasks).values(values).returning();
  if (task === undefined) throw new Error('no task');
  await api.db
    .insert(taskItems)
    .values(items.map((item, n) => ({ task_id: task.id, position: n + 1, label: 'Baris', ...item })));
  return task;
}
const itemsOf = (id: number) =>
  api.db.select().from(taskItems).where(eq(taskItems.task_id, id)).orderBy(taskItems.position);

describe('long tasks and what they left behind (S43)', () => {
  it('forget the person in items, lists and stored answers, and leave others with the same numbers alone', async () => {
    const name = 'Kartikasari Terlupa';
    const email = 'Kartikasari@uji.example';
    const member = await insertMember(api.db, { email, full_name: name });
    await insertMember(api.db, { email: email.toUpperCase(), full_name: name, duplicate_of_id: member.id });
    const made = await insertClass(api.db);
    const person = await insertRegistration(api.db, {
      class_id: made.id,
      member_id: member.id,
      full_name: name,
      email,
      status_change_info: 'Kartikasari mengundurkan diri',
    });
    const line = { label: email, data: { row: 1, email: ` ${email} `, nama: name } };
    const other = { label: 'Orang Lain', data: { email: 'lain@uji.example', nama: 'Orang Lain' } };
    const invite = await taskOf('participant-invite', { kind: 'class' }, [
      { ...line, state: 'failed', reason: 'Kuota kelas sudah penuh' },
      { ...line, state: 'remaining' },
      { ...line, state: 'sent' },
      { ...other, state: 'failed', reason: 'Kuota kelas sudah penuh' },
    ]);
    const named = { label: name, data: { id: person.id, nama: name, email: 'lama@uji.example' } };
    const same = { label: 'Orang Lain', data: { id: person.id, nama: 'Orang Lain', email: 'lain@uji.example' } };
    const bulk = await taskOf('participant-bulk', { kind: 'class' }, [{ ...named, state: 'sent' }]);
    const ofCourse = await taskOf('participant-bulk', { kind: 'course' }, [{ ...same, state: 'sent' }]);
    const batch = await taskOf('certificate-batch', { scope: `class:${made.id}` }, [{ ...named, state: 'remaining' }]);
    const accounts = await taskOf('member-invite', {}, [
      { label: name, data: { nama: name }, state: 'sent', result: { member_id: member.id } },
    ]);
    const list = await taskOf('member-export', {}, [{ state: 'sent' }]);
    const stored = await storeResult(api.services, {
      name: 'seluruh-pengguna.csv',
      type: 'text/csv',
      content: Buffer.from(email),
    });
    await recordResult(api.db, list, stored, new Date());
    await api.db.insert(questionUploads).values({
      id: 'unggahan-uji',
      class_id: made.id,
      owner_kind: 'admin',
      owner_id: 1,
      questions: [{ row: 1, nama: name, surel: email, pertanyaan: 'Kapan?', jawaban: '', participant_id: null }],
      expires_at: new Date(Date.now() + 3_600_000),
    });
    await api.db.insert(idempotencyKeys).values({
      key: 'uji-kartikasari',
      caller: 'admin:1',
      method: 'POST',
      path: '/v1/member/register',
      body_hash: Buffer.from('x'),
      status: 200,
      answer: { data: { email } },
    });
    const answer = { class_id: made.id, name, email, score: 1, answer_json: [] };
    const [guest] = await api.db.insert(quizForms).values(answer).returning();
    await api.db.insert(certificates).values({
      kind: 'additional',
      class_id: made.id,
      quiz_form_id: guest?.id ?? 0,
      full_name: name,
      number: 1,
      printed_number: '0001/UJI',
      public_code: `TAMU${guest?.id}`,
    });
    const file = { owner_kind: 'admin', content_type: 'application/pdf', size: 1, sha256: '0' };
    const key = `private/documents/2026/${'a'.repeat(32)}.pdf`;
    await api.db.insert(files).values({ ...file, key, original_name: `${name}.pdf`, attached_to: 'document:1' });
    await api.db
      .insert(documentForms)
      .values({ class_name: made.name, full_name: name, email, document_url: `/files/${key}` });

    const params = { id: member.id };
    const done = await api.call(contract.anonymiseMember, superadmin, { params, body: { confirm_email: email } });
    expect(done.body).toMatchObject({ rows: { members: 2, task_items: 6, result_files: 1, question_uploads: 1 } });
    expect(await wholeDatabase()).not.toContain('kartikasari');

    const [failed, remaining, sent, others] = await itemsOf(invite.id);
    const gone = { state: 'skipped', reason: 'Data orang ini telah dihapus', data: {} };
    expect([failed, remaining]).toMatchObject([gone, gone]);
    expect(sent).toMatchObject({ state: 'sent', data: {} });
    expect(others).toMatchObject({ ...other, state: 'failed' });
    const [counted] = await api.db.select().from(tasks).where(eq(tasks.id, invite.id));
    expect(counted).toMatchObject({ total: 4, sent: 1, failed: 1, skipped: 2, remaining: 0 });
    expect((await itemsOf(bulk.id))[0]?.label).toBe('Pengguna Anonim');
    expect((await itemsOf(ofCourse.id))[0]).toMatchObject(same);
    expect((await itemsOf(batch.id))[0]).toMatchObject(gone);
    expect((await itemsOf(accounts.id))[0]).toMatchObject({ state: 'sent', data: {}, result: null });

    await cleanUp({ ...api.services, clock: () => new Date(Date.now() + 60_000) });
    expect(await api.services.storage.open(stored.key)).toBeNull();
    expect(await api.db.select().from(files).where(eq(files.key, key))).toEqual([]);
  });
});

describe('one person (S43, UU PDP)', () => {
  it('is exported fully without secrets, then anonymised with unchanged counts and numbers', async () => {
    const member = await someone();
    const params = { id: member.id };
    const file = await api.call(contract.exportMemberData, admin, { params });
    const data = JSON.parse(file.text) as Record<string, unknown[]>;
    expect(file.text).not.toContain('search_text');
    for (const section of [
      'akun',
      'pendaftaran_kelas',
      'pesanan',
      'surel',
      'sertifikat',
      'pertanyaan',
      'presensi',
      'aduan',
    ])
      expect(data[section]).toHaveLength(1);
    expect(file.text).not.toContain('rahasia');
    expect(file.text).not.toMatch(/"(status|scenario|status_change_info)":\s?"[A-Z_]{4,}/);
    const [exported] = await api.audit();
    expect(exported).toMatchObject({ code: 'EXPORT_MEMBER', object_id: String(member.id) });

    const wrong = await api.call(contract.anonymiseMember, superadmin, {
      params,
      body: { confirm_email: 'x@y.example' },
    });
    expect(wrong.status).toBe(422);
    const before = await wholeDatabase();
    expect(before).toContain('nurhayati');
    const done = await api.call(contract.anonymiseMember, superadmin, { params, body: { confirm_email: EMAIL } });
    expect(done.body).toMatchObject({
      success: true,
      rows: { registrations: 1, email_log: 1, certificates: 1, members: 1 },
    });
    const after = await wholeDatabase();
    expect(after).not.toContain('nurhayati');
    const log = await api.db.select().from(auditLog).where(eq(auditLog.actor_name, 'Petugas Uji')).orderBy(auditLog.id);
    const pseudonym = `Pengguna Anonim #${member.id}`;
    const address = `anonim-${member.id}@anonim.invalid`;
    expect(log).toMatchObject([
      {
        code: 'UPDATE_MEMBER',
        object_label: `${pseudonym} · ${address}`,
        before: { full_name: pseudonym, email: address },
        after: { full_name: pseudonym, email: address, phone_num: '', city: 'Tuban' },
      },
      { code: 'ACCEPT_PARTICIPANT', object_label: `${pseudonym} · Kelas Uji` },
      { code: 'CREATE_ORDER', after: { to: `${pseudonym} <${address}>` } },
    ]);
    expect(after).not.toContain('811999888');
    const [row] = await api.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ active: 0, password_hash: null, subscribe_newsletter: false });
    const [certificate] = await api.db.select().from(certificates).where(eq(certificates.printed_number, '001/UJI'));
    expect(certificate?.revoked_at).not.toBeNull();
    const [mail] = await api.db.select().from(emailOutbox).where(eq(emailOutbox.member_id, member.id));
    expect(mail?.status).toBe('cancelled');
    const again = await api.call(contract.anonymiseMember, superadmin, { params, body: { confirm_email: EMAIL } });
    expect(again.status).toBe(409);
  });

  it('is anonymised by superadmins only', async () => {
    const { id, email } = await insertMember(api.db);
    const call = { params: { id }, body: { confirm_email: email } };
    expect((await api.call(contract.anonymiseMember, admin, call)).status).toBe(403);
  });

  it('keeps the log rows of another person with the same name', async () => {
    const name = 'Budi Senama';
    const [one, other] = await Promise.all([
      insertMember(api.db, { full_name: name }),
      insertMember(api.db, { full_name: name }),
    ]);
    const entry = { actor_kind: 'admin', code: 'UPDATE_MEMBER', object: 'member', object_label: name } as const;
    await api.db.insert(auditLog).values([one, other].map(({ id }) => ({ ...entry, object_id: String(id) })));
    const params = { id: one.id };
    const body = { confirm_email: one.email };
    expect((await api.call(contract.anonymiseMember, superadmin, { params, body })).status).toBe(200);
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.object_id, [String(one.id), String(other.id)]))
      .orderBy(auditLog.id);
    expect(rows.map(({ object_label }) => object_label)).toEqual([`Pengguna Anonim #${one.id}`, name, '']);
  });
});
