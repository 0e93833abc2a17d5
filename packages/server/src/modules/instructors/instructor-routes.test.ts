import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import { readPasswordLink, setPasswordByLink } from '@widya/contract/accounts-password-links';
import { createClassInstructor } from '@widya/contract/class-instructors';
import * as contract from '@widya/contract/instructors';
import { desc, eq } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { instructors, passwordLinks } from '../../platform/database/schema/accounts.ts';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { settleSent } from '../../platform/mail/settle-mail.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { instructorBody } from '../../testing/examples/instructors.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertPastClass,
  insertSuperadmin,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF, png } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example' } });
  admin = await signedIn(api, await insertSuperadmin(api.db));
});
beforeEach(() => {
  api.clock.now = null;
});
afterAll(() => api.close());

const DAY = 24 * 60 * 60 * 1_000;
const later = (days: number) => {
  api.clock.now = new Date(Date.now() + days * DAY);
};

const upload = (content: Buffer) =>
  api.call(
    contract.uploadInstructorPhoto,
    admin,
    multipart({}, [{ field: 'upload', name: 'foto.png', type: 'image/png', content }]),
  );
const photo = async () => String((await upload(await png())).body.location);
const attachedTo = async (location: string) =>
  (
    await api.db
      .select()
      .from(files)
      .where(eq(files.key, fileKeyOf(location) ?? ''))
  )[0]?.attached_to;
const signIn = (email: string, password: string) =>
  api.call(accounts.loginInstructor, null, { body: { email, password } });
const stays = async (actor: Actor) => (await api.call(accounts.tokenLoginInstructor, actor)).status;
const lastMail = async () => {
  const [mail] = await api.db.select().from(emailOutbox).orderBy(desc(emailOutbox.id)).limit(1);
  if (!mail) throw new Error('no mail');
  return mail;
};
const tokenIn = (html: string) => /https:\/\/widya\.example\/atur-kata-sandi\/([\w-]+)/.exec(html)?.[1] ?? '';
const open = async (token: string) => (await api.call(readPasswordLink, null, { body: { token } })).status;
const send = async (token: string, password: string) =>
  (await api.call(setPasswordByLink, null, { body: { token, password } })).status;

describe('the list', () => {
  it('returns emails only to admins with its key, and only they can search by email (D138)', async () => {
    const teacher = await insertInstructor(api.db, { name: 'Zahra Contoh', email: 'rahasia-zahra@uji.example' });
    const colleague = await signedIn(api, await insertInstructor(api.db));
    const query = { page: '1', q: 'rahasia-zahra' };
    const known = await api.call(
      contract.listInstructors,
      await signedIn(api, await insertAdmin(api.db, { menu: '["instructor"]' })),
      { query },
    );
    expect(known.body).toMatchObject({ data: [{ id: teacher.id, email: 'rahasia-zahra@uji.example' }] });
    expect((await api.call(contract.listInstructors, colleague, { query })).body.meta).toMatchObject({ total: 0 });
    const byName = await api.call(contract.listInstructors, colleague, { query: { page: '1', q: 'zahra' } });
    expect(byName.body).toMatchObject({ data: [{ id: teacher.id, email: null }] });
    expect(byName.text).not.toContain('@uji.example');
    const ofClasses = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
    expect((await api.call(contract.listInstructors, ofClasses, { query: { q: 'zahra' } })).text).not.toContain('@uji');
    expect((await api.call(contract.listInstructors, ofClasses, { query })).body.meta).toMatchObject({ total: 0 });
  });

  it('narrows to active ones and sorts by name', async () => {
    await insertInstructor(api.db, { name: 'Aaa Contoh', active: 0 });
    await insertInstructor(api.db, { name: 'Bbb Contoh' });
    const query = { q: 'aaa contoh' };
    const gone = await api.call(contract.listInstructors, admin, { query: { ...query, active: '0' } });
    expect(gone.body).toMatchObject([{ name: 'Aaa Contoh', active: 0 }]);
    const { body } = await api.call(contract.listInstructors, admin, { query: { active: '1', page: '1' } });
    expect((body.data as { name: string }[])[0]).toMatchObject({ name: 'Bbb Contoh' });
  });
});

describe('creating', () => {
  it('stores the sanitised form with its photo', async () => {
    const location = await photo();
    const sent = {
      ...instructorBody(),
      email: ' Guru.Baru@Uji.example ',
      description: '<p>Mengajar <b>menulis</b><script>x()</script><img src=x onerror=x()></p>',
      instructor_image_url: location,
    };
    const { status, body } = await api.call(contract.createInstructor, admin, { body: sent });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: 'guru.baru@uji.example',
      description: '<p>Mengajar <b>menulis</b></p>',
      instructor_image_url: location,
      active: 1,
    });
    expect(await attachedTo(location)).toBe(`instructor:${body.id}`);
    const [log] = await api.audit();
    expect(log).toMatchObject({ code: 'CREATE_INSTRUCTOR', object_label: 'Pengajar Baru Uji' });
    expect(JSON.stringify(log)).not.toContain('Lemari');
  });

  it.each(['email', 'name', 'password'])('needs %s', async (field) => {
    const answer = await api.call(contract.createInstructor, admin, { body: { ...instructorBody(), [field]: '' } });
    expect(answer.status).toBe(422);
    expect((answer.body.errors as Record<string, string>)[field]).toBe('Mohon mengisi formulir dengan lengkap');
  });

  it('refuses a common password (S2), a harmful photo (S18) and a file that is no picture (S22)', async () => {
    const create = (over: object) =>
      api.call(contract.createInstructor, admin, { body: { ...instructorBody(), ...over } });
    expect((await create({ password: 'password123' })).status).toBe(422);
    expect((await create({ instructor_image_url: 'javascript:alert(1)' })).status).toBe(422);
    expect((await upload(PDF)).body.msg).toHaveProperty('message');
  });

  it('reports whether the owner of a taken email is deleted', async () => {
    const body = instructorBody();
    const { id } = await insertInstructor(api.db, { email: body.email.toUpperCase() });
    const again = () => api.call(contract.createInstructor, admin, { body });
    expect((await again()).body).toMatchObject({ code: 'DUPLICATE_ACCOUNT', msg: 'Email Telah Terdaftar' });
    await api.db.update(instructors).set({ active: 0 }).where(eq(instructors.id, id));
    expect((await again()).body.msg).toContain('tab Terhapus');
  });

  it('accepts the password of the form for a week only', async () => {
    const body = instructorBody();
    await api.call(contract.createInstructor, admin, { body });
    expect((await signIn(body.email, body.password)).status).toBe(200);
    later(8);
    const { status, body: refusal } = await signIn(body.email, body.password);
    expect([status, refusal.code]).toEqual([403, 'NOT_READY']);
    expect((await signIn(body.email, 'salah-sekali-99')).body.code).toBe('CREDENTIAL_NOT_FOUND');
  });
});

describe('a password of one\u2019s own', () => {
  const made = async () => {
    const body = instructorBody();
    const { body: answer } = await api.call(contract.createInstructor, admin, { body });
    const mail = await lastMail();
    return { email: body.email, initial: body.password, id: Number(answer.id), mail, link: tokenIn(mail.body_html) };
  };

  it('is set by the mailed link, once, and ends what was open', async () => {
    const { email, initial, mail, link } = await made();
    expect(mail).toMatchObject({ to_email: email, subject: 'Akun widyaiswara Anda di Widya' });
    expect(await open(link)).toBe(200);
    expect(await send(link, 'pendek')).toBe(422);
    const token = String((await signIn(email, initial)).body.token);
    const both = await Promise.all([send(link, 'Perahu-kertas-biru-8'), send(link, 'Perahu-kertas-biru-8')]);
    expect(both.toSorted()).toEqual([200, 404]);
    expect(await stays({ ...admin, token } as Actor)).toBe(401);
    expect((await signIn(email, initial)).status).toBe(401);
    later(30);
    expect((await signIn(email, 'Perahu-kertas-biru-8')).status).toBe(200);
    expect(await open(link)).toBe(404);
    expect((await api.audit()).find(({ code }) => code === 'UPDATE_PASSWORD')).toMatchObject({
      actor_role: 'instructor',
    });
  });

  it('is stored nowhere: neither as the hash, nor in a mail that has left, nor in the log (S6)', async () => {
    const { id, mail, link: token } = await made();
    const [stored] = await api.db.select().from(passwordLinks).where(eq(passwordLinks.account_id, id));
    expect(stored?.token_hash.toString('utf8')).not.toContain(token);
    await api.db.update(emailOutbox).set({ status: 'sending' }).where(eq(emailOutbox.id, mail.id));
    await settleSent(api.services.db, mail, '<1@uji.example>', new Date());
    const [logged] = await api.db.select().from(emailLog).orderBy(desc(emailLog.id)).limit(1);
    expect(logged?.body_html).toContain('/atur-kata-sandi/***');
    expect(JSON.stringify([logged, await lastMail()])).not.toContain(token);
    await send(token, 'pendek');
    await api.app.inject({ method: 'GET', url: `/atur-kata-sandi/${token}` });
    expect(JSON.stringify(api.lines)).not.toContain(token);
  });

  it('can be requested again, which revokes the earlier link; an old link expires', async () => {
    const { id, link } = await made();
    const { status } = await api.call(contract.sendInstructorPasswordLink, admin, { params: { id } });
    expect(status).toBe(200);
    const fresh = tokenIn((await lastMail()).body_html);
    expect(await open(link)).toBe(404);
    expect(await open(fresh)).toBe(200);
    later(8);
    expect(await open(fresh)).toBe(404);
    expect(await open('salah')).toBe(422);
  });
});

describe('changing', () => {
  it('writes what is sent and leaves the rest; a stale write is a conflict with the record as it is', async () => {
    const { id, email } = await insertInstructor(api.db, { position: 'Editor' });
    const change = (body: object) => api.call(contract.updateInstructor, admin, { params: { id }, body });
    const first = await change({ name: 'Nama Lain', version: 1, active: 0, password_hash: 'x' });
    expect(first.body).toMatchObject({ version: 2, data: { name: 'Nama Lain', position: 'Editor', email, active: 1 } });
    expect((await change({ position: null, version: 2 })).body).toMatchObject({ data: { position: null } });
    const stale = await change({ name: 'Ketiga', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { name: 'Nama Lain' } } });
  });

  it('ends the sessions only when the email changes', async () => {
    const teacher = await insertInstructor(api.db);
    const actor = await signedIn(api, teacher);
    const change = (body: object) => api.call(contract.updateInstructor, admin, { params: { id: teacher.id }, body });
    await change({ name: 'Nama Lain', email: teacher.email });
    expect(await stays(actor)).toBe(200);
    await change({ email: 'alamat-lain@uji.example' });
    expect(await stays(actor)).toBe(401);
    const taken = await insertInstructor(api.db);
    expect((await change({ email: taken.email.toUpperCase() })).body.code).toBe('DUPLICATE_ACCOUNT');
  });

  it('releases a removed photo', async () => {
    const [old, fresh] = [await photo(), await photo()];
    const { body } = await api.call(contract.createInstructor, admin, {
      body: { ...instructorBody(), instructor_image_url: old },
    });
    const params = { id: Number(body.id) };
    await api.call(contract.updateInstructor, admin, { params, body: { instructor_image_url: fresh } });
    expect([await attachedTo(old), await attachedTo(fresh)]).toEqual([null, `instructor:${params.id}`]);
  });
});

describe('deleting', () => {
  it('is refused while upcoming classes are taught, and names them (D137)', async () => {
    const { id } = await insertInstructor(api.db);
    const past = await insertPastClass(api.db);
    const hidden = await insertClass(api.db, { active: 0 });
    for (const one of [past, hidden]) await linkInstructor(api.db, one.id, id);
    const next = await insertClass(api.db, { name: 'Menulis Esai' });
    const always = await insertClass(api.db, {
      name: 'Kelas Tetap',
      permanent: true,
      start_time: null,
      end_time: null,
    });
    for (const one of [next, always]) await linkInstructor(api.db, one.id, id);
    const { status, body } = await api.call(contract.deleteInstructor, admin, { params: { id } });
    expect(status).toBe(409);
    expect(body.msg).toBe('Widyaiswara ini masih mengajar kelas yang akan datang: Menulis Esai, Kelas Tetap');
    expect(body.current).toEqual({
      upcoming_classes: [
        { code: next.code, name: 'Menulis Esai' },
        { code: always.code, name: 'Kelas Tetap' },
      ],
    });
  });

  it('is soft, ends sessions and sign-in, and can be undone', async () => {
    const teacher = await insertInstructor(api.db);
    const actor = await signedIn(api, teacher);
    const params = { id: teacher.id };
    expect((await api.call(contract.deleteInstructor, admin, { params })).body).toMatchObject({ data: { active: 0 } });
    expect(await stays(actor)).toBe(401);
    expect((await signIn(teacher.email, 'Sandi-Uji-2026')).status).toBe(401);
    expect((await api.call(contract.deleteInstructor, admin, { params })).body.msg).toBe(
      'Widyaiswara ini sudah terhapus',
    );
    for (const endpoint of [contract.updateInstructor, contract.sendInstructorPasswordLink])
      expect((await api.call(endpoint, admin, { params, body: {} })).status).toBe(409);
    const { code } = await insertClass(api.db);
    const linked = await api.call(createClassInstructor, admin, {
      body: { class_code: code, instructor_id: teacher.id },
    });
    expect(linked.status).toBe(409);
    expect((await api.call(contract.restoreInstructor, admin, { params })).body).toMatchObject({ data: { active: 1 } });
    expect((await signIn(teacher.email, 'Sandi-Uji-2026')).status).toBe(200);
  });
});
