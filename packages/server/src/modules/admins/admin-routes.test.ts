import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as contract from '@widya/contract/admins';
import { eq, ne } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let superId: number;
let token: Actor;
let target: Awaited<ReturnType<typeof insertAdmin>>;

beforeAll(async () => {
  api = await createTestApp();
  const first = await insertSuperadmin(api.db);
  superId = first.id;
  token = await signedIn(api, first);
});
afterAll(() => api.close());
beforeEach(async () => {
  target = await insertAdmin(api.db);
});

const stored = async (id = target.id) => (await api.db.select().from(admins).where(eq(admins.id, id)))[0];
const params = () => ({ id: target.id });
const complete = {
  email: 'baru@uji.example',
  name: 'Orang Baru',
  password: 'Sandi-Panjang-77',
  role: 'admin',
  menu: '["home"]',
};
const alive = async (bearer: Actor) => (await api.call(accounts.tokenLoginAdmin, bearer)).status === 200;

describe('the list', () => {
  it('pages, searches and filters, and never carries a hash', async () => {
    await insertAdmin(api.db, { name: 'Laras Contoh', email: 'laras@uji.example', active: 0 });
    const answer = await api.call(contract.listAdmins, token, {
      query: { page: '1', q: 'LARAS uji', active: '0', sort: '-created_at' },
    });
    expect(answer.body.data).toEqual([expect.objectContaining({ name: 'Laras Contoh', active: 0, version: 1 })]);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/);
  });
});

describe('creating', () => {
  it('stores a hashed password and a lower-case email, and logs neither password nor hash', async () => {
    const body = { ...complete, email: ' BARU@uji.example ', active: 0, id: 7 };
    const answer = await api.call(contract.createAdmin, token, { body });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ email: 'baru@uji.example', active: 1, role: 'admin' });
    expect(answer.body.id).not.toBe(7);
    expect((await stored(Number(answer.body.id)))?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify((await api.audit())[0])).not.toMatch(/Sandi-Panjang|argon2/);
    const again = await api.call(contract.createAdmin, token, { body: complete });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_ACCOUNT', msg: 'Email Telah Terdaftar', errors: { email: 'Email Telah Terdaftar' } },
    });
  });

  it.each(['email', 'name', 'password', 'role'] as const)('requires %s', async (field) => {
    const { [field]: _, ...rest } = complete;
    for (const body of [rest, { ...rest, [field]: '' }]) {
      const answer = await api.call(contract.createAdmin, token, { body });
      expect(answer).toMatchObject({ status: 422, body: { msg: 'Mohon mengisi formulir dengan lengkap' } });
      expect(answer.body.errors).toHaveProperty(field);
    }
  });

  it.each([
    ['a short password', { password: 'pendek1' }, 'password'],
    ['a common password', { password: 'password123' }, 'password'],
    ['a menu that is no list', { menu: '{"home":true}' }, 'menu'],
    ['a menu that is no JSON', { menu: 'home' }, 'menu'],
    ['a menu of more than 4 KB', { menu: JSON.stringify(['x'.repeat(5_000)]) }, 'menu'],
    ['a role of instructors', { role: 'instructor' }, 'role'],
    ['an email that is none', { email: 'bukan email' }, 'email'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await api.call(contract.createAdmin, token, { body: { ...complete, ...change } });
    expect({ status: answer.status, fields: Object.keys((answer.body.errors as object) ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});

describe('changing', () => {
  it('writes what was sent and nothing else (S12)', async () => {
    const body = {
      name: 'Nama Baru',
      active: 0,
      password: 'Sandi-Panjang-77',
      password_hash: 'x',
      id: 1,
      created_at: 'x',
    };
    const before = await stored();
    const answer = await api.call(contract.updateAdmin, token, { params: params(), body });
    expect(answer.body).toMatchObject({
      success: true,
      affectedRows: 1,
      data: { name: 'Nama Baru', active: 1, version: 2 },
    });
    const { name, version, updated_at, ...rest } = (await stored()) ?? target;
    expect(rest).toEqual(
      expect.objectContaining({ email: before?.email, menu: '["home"]', password_hash: before?.password_hash }),
    );
  });

  it('ends the session only when the role changes (S5)', async () => {
    const bearer = await signedIn(api, target);
    await api.call(contract.updateAdmin, token, { params: params(), body: { role: 'admin', menu: '["email"]' } });
    expect(await alive(bearer)).toBe(true);
    await api.call(contract.updateAdmin, token, { params: params(), body: { role: 'superadmin' } });
    expect(await alive(bearer)).toBe(false);
  });

  it('answers 409 with the present record, and who changed it, to a stale version', async () => {
    await api.call(contract.updateAdmin, token, { params: params(), body: { name: 'Pertama', version: 1 } });
    const stale = await api.call(contract.updateAdmin, token, {
      params: params(),
      body: { name: 'Kedua', version: 1 },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { name: 'Pertama', version: 2, changed_by: expect.any(String), changed_at: expect.any(String) },
      },
    });
  });

  it('refuses the email of another account in any case', async () => {
    const other = await insertAdmin(api.db);
    const answer = await api.call(contract.updateAdmin, token, {
      params: params(),
      body: { email: other.email.toUpperCase() },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'DUPLICATE_ACCOUNT', msg: 'Email Telah Terdaftar' } });
  });

  it('refuses an empty name with the message of the form', async () => {
    const answer = await api.call(contract.updateAdmin, token, { params: params(), body: { name: ' ' } });
    expect(answer).toMatchObject({ status: 422, body: { msg: 'Mohon mengisi formulir dengan lengkap' } });
  });
});

describe('banning, deleting, resetting', () => {
  it('bans at once, and lifts the ban without the old session', async () => {
    const bearer = await signedIn(api, target);
    expect((await api.call(contract.banAdmin, token, { params: params() })).body).toMatchObject({
      data: { active: 0 },
    });
    expect(await alive(bearer)).toBe(false);
    expect((await api.call(contract.banAdmin, token, { params: params() })).status).toBe(409);
    expect((await api.call(contract.unbanAdmin, token, { params: params() })).body).toMatchObject({
      data: { active: 1 },
    });
    expect((await api.call(contract.unbanAdmin, token, { params: params() })).status).toBe(409);
    expect(await alive(bearer)).toBe(false);
  });

  it('deletes permanently, with the name in the log', async () => {
    const bearer = await signedIn(api, target);
    expect((await api.call(contract.deleteAdmin, token, { params: params() })).status).toBe(200);
    expect(await stored()).toBeUndefined();
    expect(await alive(bearer)).toBe(false);
    expect((await api.audit())[0]).toMatchObject({ code: 'HARDDELETE_ADMIN', before: { email: target.email } });
    expect((await api.call(contract.deleteAdmin, token, { params: params() })).status).toBe(404);
  });

  it('resets a password: the old one and every session end', async () => {
    const bearer = await signedIn(api, target);
    const body = { admin_id: target.id, newPassword: 'Sandi-Direset-88' };
    expect((await api.call(contract.resetAdminPassword, token, { body })).body).toEqual({
      success: true,
      affectedRows: 1,
    });
    expect(await alive(bearer)).toBe(false);
    const signIn = await api.call(accounts.loginAdmin, null, {
      body: { email: target.email, password: 'Sandi-Direset-88' },
    });
    expect(signIn.status).toBe(200);
    expect(JSON.stringify(await api.audit())).not.toContain('Sandi-Direset');
  });

  it('does not reset the own password, which requires the old one', async () => {
    const body = { admin_id: superId, newPassword: 'Sandi-Direset-88' };
    const answer = await api.call(contract.resetAdminPassword, token, { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'SELF_ACTION' } });
  });
});

describe('superadmins (S14)', () => {
  beforeEach(() => api.db.update(admins).set({ role: 'admin' }).where(ne(admins.id, superId)));

  it.each([
    ['list', contract.listAdmins, undefined],
    ['create', contract.createAdmin, complete],
    ['update', contract.updateAdmin, { role: 'superadmin' }],
    ['ban', contract.banAdmin, undefined],
    ['unban', contract.unbanAdmin, undefined],
    ['delete', contract.deleteAdmin, undefined],
    ['reset', contract.resetAdminPassword, { admin_id: 1, newPassword: 'Sandi-Panjang-77' }],
  ])('an admin may not %s, whatever menu it has', async (_, endpoint, body) => {
    const nosy = await insertAdmin(api.db, { menu: '["home","loglist","dashboard","admins"]' });
    const bearer = await signedIn(api, nosy);
    const answer = await api.call(endpoint, bearer, { params: { id: nosy.id }, body });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await stored(nosy.id))?.role).toBe('admin');
  });

  it('the last one can be neither banned nor deleted nor demoted', async () => {
    const own = { id: superId };
    for (const answer of [
      await api.call(contract.banAdmin, token, { params: own }),
      await api.call(contract.deleteAdmin, token, { params: own }),
      await api.call(contract.updateAdmin, token, { params: own, body: { role: 'admin' } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_SUPERADMIN' } });
    expect(await stored(superId)).toMatchObject({ role: 'superadmin', active: 1 });
    expect(await alive(token)).toBe(true);
  });

  it('cannot ban, delete or demote themselves, but change their own name', async () => {
    const second = await insertSuperadmin(api.db);
    const own = { id: superId };
    for (const answer of [
      await api.call(contract.banAdmin, token, { params: own }),
      await api.call(contract.deleteAdmin, token, { params: own }),
      await api.call(contract.updateAdmin, token, { params: own, body: { role: 'admin' } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'SELF_ACTION' } });
    const named = await api.call(contract.updateAdmin, token, {
      params: own,
      body: { name: 'Ibu Kepala', role: 'superadmin' },
    });
    expect(named.status).toBe(200);
    expect(await alive(token)).toBe(true);
    expect((await api.call(contract.deleteAdmin, token, { params: { id: second.id } })).status).toBe(200);
  });

  it('are not counted while they are banned', async () => {
    const banned = await insertSuperadmin(api.db, { active: 0 });
    const answer = await api.call(contract.updateAdmin, token, { params: { id: superId }, body: { role: 'admin' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_SUPERADMIN' } });
    await api.call(contract.deleteAdmin, token, { params: { id: banned.id } });
  });
});
