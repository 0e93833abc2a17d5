import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/accounts';
import * as adminContract from '@widya/contract/admins';
import { eq } from 'drizzle-orm';
import { admins, emailConfirmations } from '../../platform/database/schema/accounts.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, TEST_PASSWORD } from '../../testing/fixtures.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const PASSWORD = 'Kereta-pagi-ke-utara-4';
const UNKNOWN = 'A'.repeat(43);
let counter = 0;
const newForm = () => {
  counter += 1;
  return { email: `calon-${counter}@uji.example`, name: 'Calon Uji', password: PASSWORD };
};

type Form = ReturnType<typeof newForm>;
const register = (body: Form) => api.call(contract.registerAdmin, null, { body });
const confirm = (token: string) => api.call(contract.confirmAdminEmail, null, { body: { token } });
const resend = (token: string) => api.call(contract.resendAdminConfirmation, null, { body: { token } });
const signIn = ({ email, password }: Pick<Form, 'email' | 'password'>) =>
  api.call(contract.loginAdmin, null, { body: { email, password } });
const mailsTo = (email: string) =>
  api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email)).orderBy(emailOutbox.id);
const accountOf = async (email: string) => (await api.db.select().from(admins).where(eq(admins.email, email)))[0];

/** The token of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  const token = /\/confirm-email\/([A-Za-z0-9_-]{43})/.exec(mail?.body_html ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}`);
  return token;
}

describe('registering', () => {
  it('ignores requested rights, and signs in only after the mailed link (D11, S12)', async () => {
    const form = newForm();
    const answer = await register({ ...form, role: 'superadmin', menu: '["home"]', active: 1 } as Form);
    expect(answer).toMatchObject({ status: 202 });
    expect(answer.body).toEqual({ success: true });
    expect(await accountOf(form.email)).toMatchObject({ role: 'admin', menu: '["none"]', email_confirmed_at: null });
    const early = await signIn(form);
    expect(early).toMatchObject({ status: 403, body: { code: 'NOT_READY' } });
    expect(await signIn({ ...form, password: 'salah-sama-sekali' })).toMatchObject({ status: 401 });

    expect(await confirm(await tokenFor(form.email))).toMatchObject({ status: 200, body: { success: true } });
    expect(await signIn(form)).toMatchObject({ status: 200, body: { user: { menu: '["none"]' } } });
    const codes = (await api.audit()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['REGISTER_ADMIN', 'CONFIRM_ADMIN']));
    expect(JSON.stringify(await api.audit())).not.toMatch(/argon2|Kereta-pagi/);
  });

  it('responds to a registered address as to an unregistered one, changes nothing and notifies its owner', async () => {
    const known = await insertAdmin(api.db);
    const before = await accountOf(known.email);
    const [first, second] = [
      await register(newForm()),
      await register({ ...newForm(), email: known.email.toUpperCase() }),
    ];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await accountOf(known.email)).toEqual(before);
    await register({ ...newForm(), email: known.email });
    expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual(['Anda sudah terdaftar di Widya']);
    expect((await signIn({ email: known.email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('creates one account for four concurrent registrations, with the same response to all', async () => {
    const form = newForm();
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(form)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await api.db.select().from(admins).where(eq(admins.email, form.email))).toHaveLength(1);
    expect((await confirm(await tokenFor(form.email))).status).toBe(200);
  });

  it('stores the values of the last registration, so that nobody can reserve an address with their own password', async () => {
    const stranger = newForm();
    await register({ ...stranger, name: 'Orang Lain', password: 'Milik-orang-lain-77' });
    const old = await tokenFor(stranger.email);
    await register(stranger);
    expect((await confirm(old)).status).toBe(404);
    expect((await confirm(await tokenFor(stranger.email))).status).toBe(200);
    expect((await signIn({ ...stranger, password: 'Milik-orang-lain-77' })).status).toBe(401);
    expect(await signIn(stranger)).toMatchObject({ status: 200, body: { user: { name: 'Calon Uji' } } });
  });

  it('mails one address at most five times an hour', async () => {
    const form = newForm();
    for (let n = 0; n < 7; n += 1) expect((await register(form)).status).toBe(202);
    expect(await mailsTo(form.email)).toHaveLength(5);
  });

  it.each([
    ['a missing name', { name: '' }, 'Harap lengkapi semua data'],
    ['a missing password', { password: '' }, 'Harap lengkapi semua data'],
    ['a short password', { password: 'pendek1' }, 'Kata sandi minimal 8 karakter'],
    ['a common password', { password: 'Password123' }, 'Kata sandi ini terlalu umum. Pilih kata sandi lain.'],
  ])('refuses %s', async (_, change, msg) => {
    const answer = await register({ ...newForm(), ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION', msg } });
  });

  it('can be switched off', async () => {
    const closed = await createTestApp({ env: { ALLOW_REGISTER: '0' } });
    const answer = await closed.call(contract.registerAdmin, null, { body: newForm() });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await closed.db.select().from(admins)).length).toBe(0);
    await closed.close();
  });
});

describe('the link in the mail', () => {
  it('works once: of four at once exactly one succeeds (S8)', async () => {
    const form = newForm();
    await register(form);
    const token = await tokenFor(form.email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  });

  it('is refused alike when it is over, unknown or of a banned account', async () => {
    const form = newForm();
    await register(form);
    const token = await tokenFor(form.email);
    await api.db.update(emailConfirmations).set({ expires_at: new Date(Date.now() - 1) });
    const refusals = [await confirm(token), await confirm(UNKNOWN)];
    await resend(token);
    await api.db.update(admins).set({ active: 0 }).where(eq(admins.email, form.email));
    refusals.push(await confirm(await tokenFor(form.email)));
    for (const { status, body } of refusals)
      expect([status, body.code, body.msg]).toEqual([404, 'NOT_FOUND', refusals[0]?.body.msg]);
    expect((await signIn(form)).status).toBe(401);
  });

  it('is sent again for one that is no longer valid, with the same response to everybody', async () => {
    const form = newForm();
    await register(form);
    const token = await tokenFor(form.email);
    await api.db.update(emailConfirmations).set({ expires_at: new Date(Date.now() - 1) });
    const answers = [await resend(token), await resend(UNKNOWN)];
    expect((await confirm(await tokenFor(form.email))).status).toBe(200);
    answers.push(await resend(token));
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { success: true }]);
    expect(await mailsTo(form.email)).toHaveLength(2);
  });
});

it('lists who waits for approval until a superadmin grants a key, with a log row', async () => {
  const superadmin = await api.actor('superadmin');
  const form = newForm();
  await register(form);
  await confirm(await tokenFor(form.email));
  const { id = 0 } = (await accountOf(form.email)) ?? {};
  const waiting = async () => {
    const query = { page: '1', waiting: '1', q: form.email };
    const { body } = await api.call(adminContract.listAdmins, superadmin, { query });
    return body.data;
  };
  expect(await waiting()).toMatchObject([{ id, menu: '["none"]', email_confirmed_at: expect.any(String) }]);
  await api.call(adminContract.updateAdmin, superadmin, { params: { id }, body: { menu: '["home"]' } });
  expect(await waiting()).toEqual([]);
  expect((await api.audit())[0]).toMatchObject({ code: 'UPDATE_ADMIN', object_id: String(id) });
  expect(await signIn(form)).toMatchObject({ body: { user: { menu: '["home"]' } } });
});
