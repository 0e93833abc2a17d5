import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as admins from '@widya/contract/admins';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { sessions } from '../database/schema/sessions.ts';
import { SESSION_MS } from './sessions.ts';
import { newToken } from './tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.now = null;
});

const signIn = async (email: string): Promise<string> => {
  const answer = await t.call(accounts.loginAdmin, null, { body: { email, password: TEST_PASSWORD } });
  expect(answer.status).toBe(200);
  return String(answer.body.token);
};

const stateOf = async (token: string): Promise<number> =>
  (await t.app.inject({ method: 'POST', url: '/v1/admins/tokenlogin', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

const someone = async (): Promise<{ id: number; email: string; tokens: [string, string] }> => {
  const { id, email } = await insertAdmin(t.db);
  return { id, email, tokens: [await signIn(email), await signIn(email)] };
};

const superadmin = async (): Promise<Actor> => {
  const actor = await t.actor('superadmin');
  if (!actor) throw new Error('no superadmin');
  return actor;
};

describe('tokens (S6)', () => {
  it('are 256 random bits, different each time', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, () => newToken().token));
    expect(tokens.size).toBe(1_000);
    expect([...tokens].every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  });

  it('cannot be derived from a copied database row', async () => {
    const { tokens } = await someone();
    const rows = await t.db.select().from(sessions);
    for (const { token_hash } of rows)
      for (const encoding of ['base64url', 'hex', 'base64'] as const)
        expect(await stateOf(token_hash.toString(encoding))).toBe(401);
    expect(JSON.stringify(rows)).not.toContain(tokens[0]);
  });

  it('are new at every sign-in', async () => {
    const { tokens } = await someone();
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});

describe('the end of a session (S5)', () => {
  it('comes after 30 days whatever happens', async () => {
    const now = new Date();
    t.clock.now = now;
    const { tokens } = await someone();
    t.clock.now = new Date(now.getTime() + SESSION_MS - 1_000);
    expect(await stateOf(tokens[0])).toBe(200);
    t.clock.now = new Date(now.getTime() + SESSION_MS + 1_000);
    expect(await stateOf(tokens[0])).toBe(401);
  });

  it('comes with sign-out, for this session only', async () => {
    const { tokens } = await someone();
    await t.app.inject({ method: 'POST', url: '/v1/logout', headers: { authorization: `Bearer ${tokens[0]}` } });
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 200]);
  });

  it('comes with a changed password, for all other sessions', async () => {
    const { tokens } = await someone();
    const answer = await t.app.inject({
      method: 'PUT',
      url: '/v1/admin/password',
      headers: { authorization: `Bearer ${tokens[0]}` },
      payload: { oldPassword: TEST_PASSWORD, newPassword: 'Jendela-kaca-patri-3' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await Promise.all(tokens.map(stateOf))).toEqual([200, 401]);
  });

  it('comes with a ban', async () => {
    const { id, tokens } = await someone();
    await t.call(admins.banAdmin, await superadmin(), { params: { id } });
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 401]);
  });

  it('comes with a reset password', async () => {
    const { id, tokens } = await someone();
    await t.call(admins.resetAdminPassword, await superadmin(), {
      body: { admin_id: id, newPassword: 'Perahu-layar-putih-8' },
    });
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 401]);
  });

  it('comes with another role', async () => {
    const { id, tokens } = await someone();
    await t.call(admins.updateAdmin, await superadmin(), { params: { id }, body: { role: 'superadmin' } });
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 401]);
  });

  it('comes with the deletion of the account', async () => {
    const { id, tokens } = await someone();
    await t.call(admins.deleteAdmin, await superadmin(), { params: { id } });
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 401]);
  });
});

it('records when a session was last seen, but not at every call', async () => {
  const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  t.clock.now = now;
  const { id, tokens } = await someone();
  const seen = async () => {
    const rows = await t.db.select().from(sessions).where(eq(sessions.account_id, id)).orderBy(sessions.id);
    return rows[0]?.last_seen_at.getTime();
  };
  t.clock.now = new Date(now.getTime() + 60_000);
  await stateOf(tokens[0]);
  expect(await seen()).toBe(now.getTime());
  t.clock.now = new Date(now.getTime() + 10 * 60_000);
  await stateOf(tokens[0]);
  expect(await seen()).toBe(t.clock.now.getTime());
});
