import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginAdmin, loginInstructor } from '@widya/contract/accounts';
import { beginSingleSignOn, finishSingleSignOn } from '@widya/contract/accounts-single-sign-on';
import { parseMenu } from '@widya/contract/menu';
import { eq } from 'drizzle-orm';
import { admins, externalIdentities } from '../../platform/database/schema/accounts.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { type ProviderAccount, startOidcProvider, type TestProvider } from '../../testing/oidc-provider.ts';
import { codeAt, withTotp } from '../../testing/second-factors.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';

let provider: TestProvider;
let t: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider('http://localhost:8080/masuk');
  t = await createTestApp({ env: provider.env });
  await insertAdmin(t.db, { role: 'superadmin' });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(() => {
  t.clock.now = null;
});

let people = 0;
/** Adds an account at the identity provider. */
function person(fields: Partial<ProviderAccount> = {}) {
  people += 1;
  const id = `orang-${people}`;
  const account = { email: `${id}@contoh.example`, name: `Orang ${people}`, groups: ['kelas'], ...fields };
  provider.accounts.set(id, account);
  return { id, ...account };
}

async function begin(): Promise<{ address: string; secret: string }> {
  const { status, body } = await t.call(beginSingleSignOn, null);
  expect(status).toBe(200);
  return body as unknown as { address: string; secret: string };
}

const finish = (secret: string, query: string) => t.call(finishSingleSignOn, null, { body: { secret, query } });

async function signIn(id: string) {
  const { address, secret } = await begin();
  return finish(secret, await signInAtProvider(address, `as/${id}`));
}

const adminOf = async (email: string) => (await t.db.select().from(admins).where(eq(admins.email, email)))[0];

describe('a first sign-in', () => {
  it('creates an admin with the rights of the groups', async () => {
    const { id, email } = person({ groups: ['kelas', 'peserta'] });
    const { status, body } = await signIn(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.any(String), user: { email, role: 'admin', userType: 'admin' } });
    const made = await adminOf(email);
    expect(parseMenu(made?.menu)).toEqual(['home', 'users', 'participation', 'email']);
    expect(made?.password_hash).toBeNull();
    const [row] = await t.audit();
    expect(row).toMatchObject({ code: 'SIGNIN_SINGLESIGNON', object: 'admin', object_id: String(made?.id) });
  });

  it('creates an instructor', async () => {
    const { id, email } = person({ groups: ['pengajar'] });
    expect((await signIn(id)).body).toMatchObject({ user: { email, role: 'instructor', userType: 'instructor' } });
  });

  it('uses the account of the verified address, and keeps its password', async () => {
    const { id: own, email } = await insertAdmin(t.db, { menu: '["voucher"]' });
    const { id } = person({ email: email.toUpperCase() });
    expect((await signIn(id)).body).toMatchObject({ user: { id: own } });
    expect(parseMenu((await adminOf(email))?.menu)).toEqual(['home', 'email']);
    expect((await t.call(loginAdmin, null, { body: { email, password: TEST_PASSWORD } })).status).toBe(200);
  });

  it('deletes a password that another person may know', async () => {
    const { email } = await insertAdmin(t.db, { email_confirmed_at: null });
    expect((await signIn(person({ email }).id)).status).toBe(200);
    expect((await t.call(loginAdmin, null, { body: { email, password: TEST_PASSWORD } })).status).toBe(401);

    const teacher = await insertInstructor(t.db, { password_expires_at: new Date('2030-01-01') });
    expect((await signIn(person({ email: teacher.email, groups: ['pengajar'] }).id)).status).toBe(200);
    const again = await t.call(loginInstructor, null, { body: { email: teacher.email, password: TEST_PASSWORD } });
    expect(again.status).toBe(401);
  });

  it('refuses an address that the provider did not check', async () => {
    const { email, menu } = await insertAdmin(t.db, { menu: '["voucher"]' });
    const { status, body } = await signIn(person({ email, email_verified: false }).id);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN', msg: expect.stringContaining('belum dipastikan') });
    expect((await adminOf(email))?.menu).toBe(menu);
  });

  it('refuses a person without rights', async () => {
    const { id, email } = person({ groups: ['tamu'] });
    const { status, body } = await signIn(id);
    expect(status).toBe(403);
    expect(body).toMatchObject({ msg: expect.stringContaining('belum diberi hak') });
    expect(await adminOf(email)).toBeUndefined();
  });

  it('creates one account for two concurrent ones', async () => {
    const { id, email } = person();
    const answers = await Promise.all([signIn(id), signIn(id), signIn(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await t.db.select().from(externalIdentities).where(eq(externalIdentities.subject, id))).toHaveLength(1);
    expect(await t.db.select().from(admins).where(eq(admins.email, email))).toHaveLength(1);
  });
});

describe('a later sign-in', () => {
  it('finds the account with any current address', async () => {
    const { id, email, ...rest } = person();
    const first = (await signIn(id)).body as { user: { id: number } };
    provider.accounts.set(id, { ...rest, email: `baru-${email}`, email_verified: false });
    expect((await signIn(id)).body).toMatchObject({ user: { id: first.user.id, email } });
  });

  it('follows the rights of the provider, and ends the sessions of another role', async () => {
    const { id, email, ...rest } = person({ groups: ['pengelola'] });
    await signIn(id);
    const superadmin = await adminOf(email);
    expect(superadmin?.role).toBe('superadmin');
    provider.accounts.set(id, { ...rest, email, groups: ['peserta'] });
    expect((await signIn(id)).status).toBe(200);
    const now = await adminOf(email);
    expect([now?.role, now?.menu]).toEqual(['admin', '["users","participation"]']);
    const opened = await t.db
      .select()
      .from(sessions)
      .where(eq(sessions.account_id, now?.id ?? 0));
    expect(opened.map(({ revoked_reason }) => revoked_reason)).toEqual(expect.arrayContaining(['role_changed', null]));
    const [row] = await t.audit();
    expect(row).toMatchObject({ before: { role: 'superadmin' }, after: { role: 'admin' } });
  });

  it('refuses a banned account', async () => {
    const { id, email } = person();
    await signIn(id);
    await t.db.update(admins).set({ active: 0 }).where(eq(admins.email, email));
    const { status, body } = await signIn(id);
    expect(status).toBe(403);
    expect(body).toMatchObject({ msg: expect.stringContaining('diblokir') });
  });

  it('creates a deleted account again', async () => {
    const { id, email } = person();
    await signIn(id);
    const old = await adminOf(email);
    await t.db.delete(admins).where(eq(admins.email, email));
    await signIn(id);
    expect((await adminOf(email))?.id).not.toBe(old?.id);
  });

  it('requires the second factor of the account', async () => {
    const { id, email } = person();
    await signIn(id);
    const made = await adminOf(email);
    const secret = await withTotp(t.db, t.config.dataDir, { kind: 'admin', id: made?.id ?? 0 }, t.services.clock());
    expect(await codeAt(secret, t.services.clock())).toMatch(/^\d{6}$/);
    const { body } = await signIn(id);
    expect(body).toMatchObject({ second_factor: { totp: true } });
    expect(body).not.toHaveProperty('token');
  });
});

it('keeps the last superadmin', async () => {
  const alone = await createTestApp({ env: provider.env });
  const { id, email, ...rest } = person({ groups: ['pengelola'] });
  const at = async () => {
    const begun = (await alone.call(beginSingleSignOn, null)).body as unknown as { address: string; secret: string };
    const query = await signInAtProvider(begun.address, `as/${id}`);
    return alone.call(finishSingleSignOn, null, { body: { secret: begun.secret, query } });
  };
  expect((await at()).status).toBe(200);
  provider.accounts.set(id, { ...rest, email, groups: ['kelas'] });
  expect(await at()).toMatchObject({ status: 409, body: { code: 'LAST_SUPERADMIN' } });
  await alone.close();
});

describe('what cannot be finished', () => {
  it('refuses an answer a second time', async () => {
    const { address, secret } = await begin();
    const query = await signInAtProvider(address, `as/${person().id}`);
    expect((await finish(secret, query)).status).toBe(200);
    expect((await finish(secret, query)).status).toBe(404);
  });

  it('refuses the return from a sign-in that was started in another browser', async () => {
    const own = await begin();
    const other = await begin();
    const query = await signInAtProvider(other.address, `as/${person().id}`);
    expect((await finish(own.secret, query)).status).toBe(404);
    expect((await finish('a'.repeat(80), query)).status).toBe(404);
  });

  it('refuses a return that took too long', async () => {
    const { address, secret } = await begin();
    const query = await signInAtProvider(address, `as/${person().id}`);
    t.clock.now = new Date(Date.now() + 11 * 60_000);
    expect((await finish(secret, query)).status).toBe(404);
  });

  it('reports a cancellation', async () => {
    const { address, secret } = await begin();
    const { status, body } = await finish(secret, await signInAtProvider(address, 'cancel'));
    expect(status).toBe(403);
    expect(body).toMatchObject({ msg: 'Anda tidak jadi masuk di halaman akun organisasi.' });
  });

  it('reports that the provider is unreachable', async () => {
    const away = await createTestApp({ env: { ...provider.env, OIDC_ISSUER: 'http://localhost:9' } });
    expect(await away.call(beginSingleSignOn, null)).toMatchObject({ status: 503, body: { code: 'NOT_READY' } });
    await away.close();
  });

  it('is off without settings', async () => {
    const off = await createTestApp();
    expect((await off.call(beginSingleSignOn, null)).status).toBe(404);
    expect((await off.call(finishSingleSignOn, null, { body: { secret: 'x', query: '?code=x' } })).status).toBe(404);
    await off.close();
  });
});
