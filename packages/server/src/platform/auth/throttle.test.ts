import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { injectOptions } from '../../testing/calls.ts';
import { insertAdmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { loginAttempts } from '../database/schema/sessions.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { proveAccount } from './sign-in.ts';
import { sha256 } from './tokens.ts';

let t: TestApp;
let email = '';
beforeAll(async () => {
  t = await createTestApp({ env: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = null;
  await t.database.pool.query('delete from login_attempts');
  email = (await insertAdmin(t.db)).email;
});

type Try = { password?: string; ip?: string; device?: string; account?: string };

const attempt = async ({ password = 'salah-terus', ip = '10.0.0.1', device, account = email }: Try = {}) => {
  const headers = { 'x-forwarded-for': ip, ...(device ? { 'x-device': device } : {}) };
  const options = injectOptions(accounts.loginAdmin, undefined, { body: { email: account, password }, headers });
  const answer = await t.app.inject(options);
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0), body: answer.json() };
};

/** Records failed sign-ins at the current time, without the password hashing of real attempts. */
const noteFailures = async (count: number, { account = email, ip = '10.0.0.1' }: Try): Promise<void> => {
  const row = { account_hash: sha256(`admin:${account}`), ip, at: t.services.clock(), ok: false };
  await t.db.insert(loginAttempts).values(Array.from({ length: count }, () => row));
};

/** Number of passwords that were compared. */
const evaluated = async (): Promise<number> => {
  const [row] = await t.db.select({ n: sql<number>`count(*)::int` }).from(loginAttempts);
  return row?.n ?? 0;
};

const DEVICE = 'peramban-kantor-1234567890ab';

describe('guessing (S3)', () => {
  it('has to wait after five failures of one account from one address, ever longer', async () => {
    const now = new Date();
    t.clock.now = now;
    for (let n = 0; n < 5; n += 1) expect((await attempt()).status).toBe(401);
    const sixth = await attempt({ password: TEST_PASSWORD });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(sixth.retryAfter).toBe(1);
    expect(sixth.body.msg).toBe('Terlalu banyak percobaan masuk. Coba lagi dalam 1 detik.');
    t.clock.now = new Date(now.getTime() + 1_100);
    expect((await attempt()).status).toBe(401);
    expect((await attempt()).retryAfter).toBe(2);
  });

  it('lets the right password in after the wait, and starts anew after 15 minutes', async () => {
    const now = new Date();
    t.clock.now = now;
    for (let n = 0; n < 5; n += 1) await attempt();
    t.clock.now = new Date(now.getTime() + 1_100);
    expect((await attempt({ password: TEST_PASSWORD })).status).toBe(200);
    t.clock.now = new Date(now.getTime() + 16 * 60_000);
    for (let n = 0; n < 5; n += 1) expect((await attempt()).status).toBe(401);
  });

  it('is limited to twenty failures a minute from one address over all accounts', async () => {
    t.clock.now = new Date();
    for (let n = 0; n < 19; n += 1) await noteFailures(1, { account: `tidak-ada-${n}@uji.example` });
    expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
    expect((await attempt({ ip: '10.0.0.2' })).status).toBe(401);
  });

  it('gets at most 30 passwords compared in 10,000 guesses, in parallel and from everywhere', async () => {
    const { pool, db } = t.database;
    const { config } = t;
    const guess = async (n: number) => {
      const context = {
        pool,
        db,
        now: new Date(),
        ip: `10.${n % 250}.${(n >> 8) % 250}.${n % 25}`,
        device: null,
        config,
      };
      await expect(proveAccount(context, 'admin', { email, password: `tebakan-${n}` })).rejects.toThrow(ApiFailure);
    };
    const workers = Array.from({ length: 25 }, async (_, worker) => {
      for (let n = worker; n < 10_000; n += 25) await guess(n);
    });
    await Promise.all(workers);
    expect(await evaluated()).toBeLessThanOrEqual(30);
  });

  it('counts guesses that run at the same moment', async () => {
    t.clock.now = new Date();
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });
});

describe('the owner of an account that is being guessed at (S3)', () => {
  beforeEach(async () => {
    t.clock.now = new Date();
    expect((await attempt({ password: TEST_PASSWORD, device: DEVICE, ip: '10.9.9.9' })).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await noteFailures(1, { ip: `10.1.0.${n}` });
  });

  it('is locked out on a new device', async () => {
    const answer = await attempt({ password: TEST_PASSWORD, ip: '10.9.9.9' });
    expect(answer.status).toBe(429);
    expect(answer.retryAfter).toBe(15 * 60);
  });

  it('gets in from a known device', async () => {
    expect((await attempt({ password: TEST_PASSWORD, device: DEVICE, ip: '10.9.9.9' })).status).toBe(200);
  });

  it('is not helped by a device of someone else', async () => {
    const other = 'peramban-penyerang-1234567890';
    expect((await attempt({ password: TEST_PASSWORD, device: other })).status).toBe(429);
  });

  it('has a known device that cannot guess without end either', async () => {
    for (let n = 0; n < 5; n += 1) expect((await attempt({ device: DEVICE })).status).toBe(401);
    expect((await attempt({ device: DEVICE })).status).toBe(429);
  });
});
