import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import * as accounts from '@widya/contract/accounts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { insertAdmin, insertInstructor } from '../testing/fixtures.ts';
import { type HashingCost, TEST_COST } from './hashing-cost.ts';
import { hashPassword } from './passwords.ts';

// A tenth of the full cost, still most of what a sign-in takes; passwords.test.ts holds that both hashes have the same full cost.
const PARAMETERS = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };
const TENTH: HashingCost = { ...PARAMETERS, nobody: hashSync('nobody knows', PARAMETERS) };

const opened: TestApp[] = [];
const open = async (hashingCost: HashingCost) => {
  const t = await createTestApp({ env: { LOG_LEVEL: 'silent' }, config: { hashingCost } });
  opened.push(t);
  const { email } = await insertAdmin(t.db, {
    password_hash: await hashPassword('Kata-sandi-asli-1', hashingCost, 'known'),
  });
  return { t, email };
};

let product: Awaited<ReturnType<typeof open>>;
let control: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  product = await open(TENTH);
  control = await open({ ...TENTH, nobody: TEST_COST.nobody });
});
afterAll(() => Promise.all(opened.map((t) => t.close())));

const attempt = async (t: TestApp, address: string) => {
  await t.database.pool.query('delete from login_attempts');
  // Processor time: what others do on this machine does not count into it.
  const started = process.cpuUsage();
  const answer = await t.call(accounts.loginAdmin, null, { body: { email: address, password: 'salah-terus' } });
  const { user, system } = process.cpuUsage(started);
  const { request_id: _, ...body } = answer.body;
  return { ms: (user + system) / 1_000, answer: { status: answer.status, body } };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Median difference of the two in pairs that follow each other in changing order, as a share of what a known address takes. */
async function difference({ t, email }: typeof product, rounds: number): Promise<number> {
  const known: number[] = [];
  const differences: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const unknown = `tidak-ada-${round}@uji.example`;
    const [first, second] = round % 2 === 0 ? [email, unknown] : [unknown, email];
    const pair = [await attempt(t, first), await attempt(t, second)] as const;
    const [ofKnown, ofUnknown] = round % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    expect(ofUnknown.answer.status).toBe(401);
    expect(ofUnknown.answer).toEqual(ofKnown.answer);
    known.push(ofKnown.ms);
    differences.push(ofKnown.ms - ofUnknown.ms);
  }
  return Math.abs(median(differences)) / median(known);
}

it('tells an unknown address and a wrong password apart neither by words nor by time (S4)', async () => {
  expect(await difference(product, 100)).toBeLessThan(0.25);
});

it('says the same of every account that a wrong password is tried on, whatever its state (S4)', async () => {
  const { t } = control;
  const password_hash = await hashPassword('Kata-sandi-asli-1', TENTH, 'known');
  const people = [
    await insertAdmin(t.db, { password_hash }),
    await insertAdmin(t.db, { password_hash, active: 0 }),
    await insertAdmin(t.db, { password_hash, email_confirmed_at: null }),
    { email: 'tidak-ada@uji.example' },
  ];
  const teachers = [
    await insertInstructor(t.db, { password_hash }),
    await insertInstructor(t.db, { password_hash, active: 0 }),
    { email: 'tidak-ada@uji.example' },
  ];
  const told = new Set<string>();
  for (const [endpoint, all] of [
    [accounts.loginAdmin, people],
    [accounts.loginInstructor, teachers],
  ] as const)
    for (const { email } of all) {
      const { status, body } = await t.call(endpoint, null, { body: { email, password: 'salah-terus' } });
      const { request_id: _, ...rest } = body;
      told.add(JSON.stringify([status, rest]));
    }
  expect([...told]).toEqual([expect.stringMatching(/^\[401,/)]);
});

it('would see it if no password were compared for an unknown address (control)', async () => {
  expect(await difference(control, 20)).toBeGreaterThan(0.5);
});
