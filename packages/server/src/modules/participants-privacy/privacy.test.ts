import * as contract from '@widya/contract/participants-privacy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '../../database/schema/certificates.ts';
import { emailLog, emailOutbox } from '../../database/schema/email.ts';
import { complaints, presenceForms } from '../../database/schema/forms.ts';
import { members } from '../../database/schema/members.ts';
import { orders } from '../../database/schema/orders.ts';
import { questions } from '../../database/schema/questions.ts';
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

/** Someone who left traces everywhere. */
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
  return member;
}

/** Every row of the database as one text, the log of staff left out. */
async function wholeDatabase(): Promise<string> {
  const tables = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_log'`,
  );
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await api.database.pool.query(`select t::text as line from "${name}" t`);
    texts.push(rows.map(({ line }) => line).join('\n'));
  }
  return texts.join('\n').toLowerCase();
}

describe('one person (S43, UU PDP)', () => {
  it('is exported whole without secrets, then made unrecognisable while counts and numbers stay', async () => {
    const member = await someone();
    const params = { id: member.id };
    const file = await api.call(contract.exportMemberData, admin, { params });
    const data = JSON.parse(file.text) as Record<string, unknown[]>;
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
      expect(data[section], section).toHaveLength(1);
    expect(file.text).not.toContain('rahasia');
    const [exported] = await api.audit();
    expect(exported).toMatchObject({ code: 'EXPORT_MEMBER', object_id: String(member.id) });

    const wrong = await api.call(contract.anonymiseMember, superadmin, {
      params,
      body: { confirm_email: 'x@y.example' },
    });
    expect(wrong.status).toBe(422);
    const before = await wholeDatabase();
    expect(before).toContain('nurhayati');
    const started = performance.now();
    const done = await api.call(contract.anonymiseMember, superadmin, { params, body: { confirm_email: EMAIL } });
    expect(done.body).toMatchObject({
      success: true,
      rows: { registrations: 1, email_log: 1, certificates: 1, members: 1 },
    });
    expect(performance.now() - started).toBeLessThan(5_000);
    const after = await wholeDatabase();
    expect(after).not.toContain('nurhayati');
    expect(after).not.toContain('811999888');
    const [row] = await api.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ active: 0, password_hash: null, subscribe_newsletter: false });
    const [kept] = await api.db.select().from(certificates).where(eq(certificates.printed_number, '001/UJI'));
    expect(kept?.revoked_at).not.toBeNull();
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
});
