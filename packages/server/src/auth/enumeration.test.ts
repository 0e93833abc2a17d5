import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { insertAdmin } from '../testing/fixtures.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

declare const jest: typeof import('@jest/globals')['jest'];

// A tenth of the real cost, so that two hundred tries take seconds; still far above the 10 ms that may not be seen. That the two
// hashes have the same real cost is a test of its own in passwords.test.ts.
jest.mock('./hashing-cost.ts', () => {
  const { hashSync } = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const HASHING = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };
  return { HASHING, NOBODY: hashSync('nobody knows', HASHING) };
});

let t: TestApp;
let email = '';
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  email = (await insertAdmin(t.db, { password_hash: await hashPassword('Kata-sandi-asli-1') })).email;
});
afterAll(() => t.close());

const attempt = async (address: string) => {
  await t.database.pool.query('delete from login_attempts');
  // Processor time: what the others on this machine do at the moment does not count into it, as it does into time on the clock.
  const started = process.cpuUsage();
  const answer = await t.call(accounts.loginAdmin, null, { body: { email: address, password: 'salah-terus' } });
  const { user, system } = process.cpuUsage(started);
  const ms = (user + system) / 1_000;
  const { request_id: _, ...body } = answer.body;
  return { ms, status: answer.status, body };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it('tells an unknown address and a wrong password apart neither by words nor by time (S4)', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  // Alternating, so that a slower minute of the machine falls on both alike.
  for (let round = 0; round < 100; round += 1) {
    const known = await attempt(email);
    const unknown = await attempt(`tidak-ada-${round}@uji.example`);
    expect(unknown.status).toBe(401);
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 });
    times.known.push(known.ms);
    times.unknown.push(unknown.ms);
  }
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(10);
});

it('would see it if no password were compared for an unknown address (control)', async () => {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const { user, system } = process.cpuUsage();
    await verifyPassword(null, 'salah-terus');
    const after = process.cpuUsage();
    times.push((after.user + after.system - user - system) / 1_000);
  }
  expect(median(times)).toBeGreaterThan(12);
});
