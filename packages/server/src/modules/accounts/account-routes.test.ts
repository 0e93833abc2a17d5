import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/accounts';
import { eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let account: Awaited<ReturnType<typeof insertAdmin>>;
const NEW_PASSWORD = 'Kereta-pagi-ke-utara-4';

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await insertAdmin(api.db, { menu: '["home","email"]' });
});

const stored = async (id = account.id) => (await api.db.select().from(admins).where(eq(admins.id, id)))[0];
const bearer = (token: unknown): Actor => ({ kind: 'admin', id: 0, role: 'admin', email: '', token: String(token) });
const sees = async (actor: Actor) => (await api.call(contract.tokenLoginAdmin, actor)).status;

describe('signing in', () => {
  it('accepts the email in any case and returns a valid token, the account and its menu', async () => {
    const body = { email: `  ${account.email.toUpperCase()} `, password: TEST_PASSWORD };
    const answer = await api.call(contract.loginAdmin, null, { body });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          id: account.id,
          email: account.email,
          name: account.name,
          full_name: account.name,
          role: 'admin',
          userType: 'admin',
          menu: '["home","email"]',
          active: 1,
        },
      },
    });
    const again = await api.call(contract.tokenLoginAdmin, bearer(answer.body.token));
    expect(again.body.user).toEqual(answer.body.user);
    expect((await stored())?.last_login_at).not.toBeNull();
    expect((await stored())?.version).toBe(1);
    expect((await api.audit())[0]).toMatchObject({
      code: 'LOGIN_ADMIN',
      actor_id: account.id,
      actor_name: account.name,
    });
  });

  it('signs instructors in by their own door only', async () => {
    const teacher = await insertInstructor(api.db, { position: 'Widyaiswara Ahli' });
    const body = { email: teacher.email, password: TEST_PASSWORD };
    const answer = await api.call(contract.loginInstructor, null, { body });
    expect(answer.body.user).toMatchObject({
      role: 'instructor',
      userType: 'instructor',
      position: 'Widyaiswara Ahli',
    });
    expect((await api.call(contract.loginAdmin, null, { body })).status).toBe(401);
    expect((await api.call(contract.tokenLoginInstructor, bearer(answer.body.token))).status).toBe(200);
    expect(await sees(bearer(answer.body.token))).toBe(403);
  });

  it('answers unknown, wrong and banned alike (S4)', async () => {
    const banned = await insertAdmin(api.db, { active: 0 });
    const passwordless = await insertAdmin(api.db, { password_hash: null });
    const tries = [
      { email: 'tidak-ada@uji.example', password: TEST_PASSWORD },
      { email: account.email, password: 'salah-sama-sekali' },
      { email: banned.email, password: TEST_PASSWORD },
      { email: passwordless.email, password: TEST_PASSWORD },
    ];
    for (const body of tries) {
      const { status, body: refusal } = await api.call(contract.loginAdmin, null, { body });
      expect({ status, ...refusal, request_id: '' }).toEqual({
        status: 401,
        success: false,
        code: 'CREDENTIAL_NOT_FOUND',
        msg: 'Periksa kembali email dan kata sandi',
        request_id: '',
      });
    }
    expect((await api.db.select().from(sessions).where(eq(sessions.account_id, banned.id))).length).toBe(0);
  });

  it.each([{}, { email: '', password: 'x' }, { email: 'a@uji.example', password: '' }, { email: '  ', password: 'x' }])(
    'requires both fields: %j',
    async (body) => {
      const answer = await api.call(contract.loginAdmin, null, { body });
      expect(answer).toMatchObject({ status: 422, body: { msg: 'Harap lengkapi email dan kata sandi' } });
    },
  );
});

describe('token sign-in', () => {
  it('ends with the ban, with the expiry and with the sign-out', async () => {
    const one = await signedIn(api, account);
    await api.db.update(admins).set({ active: 0 }).where(eq(admins.id, account.id));
    expect(await sees(one)).toBe(401);
    await api.db.update(admins).set({ active: 1 }).where(eq(admins.id, account.id));
    expect(await sees(one)).toBe(200);
    await api.db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(sessions.account_id, account.id));
    const expired = await api.call(contract.tokenLoginAdmin, one);
    expect(expired).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });

    const two = await signedIn(api, account);
    const three = await signedIn(api, account);
    expect((await api.call(contract.logout, two)).body).toEqual({ success: true, affectedRows: 1 });
    expect(await sees(two)).toBe(401);
    expect(await sees(three)).toBe(200);
    expect((await api.audit())[0]?.code).toBe('LOGOUT_SESSION');
  });

  it('hands the menu over as it is, unreadable ones too: the shell shows nothing then (S13)', async () => {
    const broken = await insertAdmin(api.db, { menu: '["home"' });
    const { body } = await api.call(contract.tokenLoginAdmin, await signedIn(api, broken));
    expect(body.user).toMatchObject({ menu: '["home"' });
  });
});

describe('the own profile', () => {
  it('changes name and email, and optional fields only when they are sent', async () => {
    const actor = await signedIn(api, account);
    const first = { email: account.email, name: 'Nama Lengkap', address: 'Jalan Contoh 1', phone_num: '+62812000111' };
    await api.call(contract.updateOwnAdmin, actor, { body: first });
    const second = await api.call(contract.updateOwnAdmin, actor, {
      body: { email: account.email, name: 'Nama Kedua' },
    });
    expect(second.body).toMatchObject({
      success: true,
      affectedRows: 1,
      user: { name: 'Nama Kedua', address: 'Jalan Contoh 1', phone_num: '+62812000111' },
    });
    await api.call(contract.updateOwnAdmin, actor, { body: { ...first, address: null } });
    expect((await stored())?.address).toBe('');
    expect((await api.audit())[0]).toMatchObject({ code: 'UPDATE_PROFILE', object_id: String(account.id) });
  });

  it('does not change omitted fields, and refuses an outdated version (D203)', async () => {
    const own = await insertAdmin(api.db, { name: 'Lama', address: 'Jalan Lama' });
    const actor = await signedIn(api, own);
    const { body } = await api.call(contract.tokenLoginAdmin, actor);
    const { version } = (body as unknown as { user: { version: number } }).user;
    await api.call(contract.updateOwnAdmin, actor, { body: { name: 'Baru', version } });
    const late = await api.call(contract.updateOwnAdmin, actor, { body: { address: 'Jalan Baru', version } });
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { name: 'Baru' } } });
    const { current } = late.body as unknown as { current: { version: number } };
    const again = await api.call(contract.updateOwnAdmin, actor, {
      body: { address: 'Jalan Baru', version: current.version },
    });
    expect(again.body).toMatchObject({ user: { name: 'Baru', address: 'Jalan Baru', email: own.email } });
  });

  it('is all that a person can change about themselves (S12)', async () => {
    const actor = await signedIn(api, account);
    const body = {
      email: account.email,
      name: 'X',
      role: 'superadmin',
      menu: '["loglist"]',
      active: 0,
      id: 99,
    };
    expect((await api.call(contract.updateOwnAdmin, actor, { body })).status).toBe(200);
    expect(await stored()).toMatchObject({
      role: 'admin',
      menu: '["home","email"]',
      active: 1,
      id: account.id,
      version: 2,
    });
  });

  it('refuses the email of another account with the message of the profile', async () => {
    const other = await insertAdmin(api.db);
    const actor = await signedIn(api, account);
    const answer = await api.call(contract.updateOwnAdmin, actor, { body: { email: other.email, name: 'X' } });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_ACCOUNT', msg: 'Email sudah pernah terdaftar di akun lain sebelumnya' },
    });
    expect((await stored())?.name).toBe(account.name);
  });

  it('needs email and name', async () => {
    const actor = await signedIn(api, account);
    const answer = await api.call(contract.updateOwnAdmin, actor, { body: { email: '', name: 'X' } });
    expect(answer).toMatchObject({ status: 422, body: { msg: 'Mohon mengisi formulir dengan lengkap' } });
  });

  it('is not for instructors', async () => {
    const teacher = await signedIn(api, await insertInstructor(api.db));
    expect(
      (await api.call(contract.updateOwnAdmin, teacher, { body: { email: 'a@uji.example', name: 'X' } })).status,
    ).toBe(403);
  });
});

describe('the own password', () => {
  const change = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };

  it('can be changed, which ends all other sessions (S5)', async () => {
    const here = await signedIn(api, account);
    const elsewhere = await signedIn(api, account);
    expect((await api.call(contract.changeOwnAdminPassword, here, { body: change })).body).toEqual({
      success: true,
      affectedRows: 1,
    });
    expect(await sees(here)).toBe(200);
    expect(await sees(elsewhere)).toBe(401);
    const body = { email: account.email, password: NEW_PASSWORD };
    expect((await api.call(contract.loginAdmin, null, { body })).status).toBe(200);
    expect((await api.call(contract.loginAdmin, null, { body: { ...body, password: TEST_PASSWORD } })).status).toBe(
      401,
    );
    expect(JSON.stringify(await api.audit())).not.toMatch(/Kereta-pagi|argon2/);
  });

  it('works for instructors at their own address', async () => {
    const teacher = await signedIn(api, await insertInstructor(api.db));
    expect((await api.call(contract.changeOwnInstructorPassword, teacher, { body: change })).status).toBe(200);
    expect((await api.call(contract.changeOwnAdminPassword, teacher, { body: change })).status).toBe(403);
  });

  it.each([
    ['a wrong old password', { oldPassword: 'salah' }, 'INVALID_PASSWORD', 'Kata sandi lama salah'],
    ['no old password', { oldPassword: '' }, 'VALIDATION', 'Harap isi kata sandi lama'],
    ['no new password', { newPassword: '' }, 'VALIDATION', 'Harap isi kata sandi baru'],
    ['a short new password', { newPassword: 'pendek1' }, 'VALIDATION', 'Kata sandi minimal 8 karakter'],
    [
      'a common new password',
      { newPassword: 'qwertyuiop' },
      'VALIDATION',
      'Kata sandi ini terlalu umum. Pilih kata sandi lain.',
    ],
  ])('refuses %s and keeps every session', async (_, part, code, msg) => {
    const here = await signedIn(api, account);
    const elsewhere = await signedIn(api, account);
    const answer = await api.call(contract.changeOwnAdminPassword, here, { body: { ...change, ...part } });
    expect(answer).toMatchObject({ status: 422, body: { code, msg } });
    expect(await sees(elsewhere)).toBe(200);
    expect((await stored())?.password_hash).toBe(account.password_hash);
  });

  it('accepts only one of two concurrent changes', async () => {
    const here = await signedIn(api, account);
    const answers = await Promise.all(
      ['Jendela-kayu-tua-1', 'Jendela-kayu-tua-2'].map((newPassword) =>
        api.call(contract.changeOwnAdminPassword, here, { body: { ...change, newPassword } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('limits guesses of the current password from an open session', async () => {
    const here = await signedIn(api, account);
    const body = { ...change, oldPassword: 'tebakan' };
    const statuses: number[] = [];
    api.clock.now = new Date();
    for (let n = 0; n < 6; n += 1)
      statuses.push((await api.call(contract.changeOwnAdminPassword, here, { body })).status);
    api.clock.now = null;
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
