import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRegistrationChallenge, registerAdmin } from '@widya/contract/accounts';
import { createChallenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { admins } from '../database/schema/accounts.ts';
import { appMeta } from '../database/schema/platform.ts';
import { FREE_A_MINUTE, MOST_A_MINUTE } from './admit-registration.ts';
import { SECRET_KEY } from './registration-challenge.ts';

let t: TestApp;
let now = Date.now();
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

/** Advances the clock to a minute in which nobody has registered yet. */
const nextMinute = () => {
  now += 61_000;
  t.clock.now = new Date(now);
};

let counter = 0;
/** Registers a new account from an IP address of its own. */
async function register(proof?: Payload, password = 'Kereta-pagi-ke-utara-4') {
  counter += 1;
  const email = `calon-${counter}@uji.example`;
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(counter / 250)}.${counter % 250}` };
  const answer = await t.call(registerAdmin, null, { body: { email, name: 'Calon', password, proof }, headers });
  return { ...answer, email };
}
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

async function solved(): Promise<Payload> {
  const { body } = await t.call(readRegistrationChallenge, null);
  const challenge = body.challenge as Payload['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved');
  return { challenge, solution };
}

/** Solves an easy challenge, signed with the secret of the server's own challenges by default. */
async function cheaplySolved(hmacSignatureSecret?: string): Promise<Payload> {
  const [row] = await t.db.select({ secret: appMeta.value }).from(appMeta).where(eq(appMeta.key, SECRET_KEY));
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    deriveKey,
    expiresAt: new Date(now + 600_000),
    hmacSignatureSecret: hmacSignatureSecret ?? String(row?.secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? { counter: 0, derivedKey: '' } };
}

/** Makes as many registrations as a new minute allows without a proof. */
const crowd = async () => {
  nextMinute();
  expect(await statusesOf(times(FREE_A_MINUTE, () => register()))).toEqual(times(FREE_A_MINUTE, () => 202));
};

describe('registering while many do', () => {
  it('needs a proof of work, whatever the address of the visitor, and writes nothing without it', async () => {
    await crowd();
    const { email, ...refused } = await register();
    expect(refused).toMatchObject({ status: 428, body: { code: 'PROOF_REQUIRED' } });
    expect(await t.db.select().from(admins).where(eq(admins.email, email))).toEqual([]);
    expect((await register(await solved())).status).toBe(202);
    nextMinute();
    expect((await register()).status).toBe(202);
  });

  it('counts calls of the same moment', async () => {
    nextMinute();
    const statuses = await statusesOf(times(FREE_A_MINUTE + 5, () => register()));
    expect(statuses.filter((status) => status === 428)).toHaveLength(5);
  });

  it('takes a proof once, also when it is sent twice at the same moment', async () => {
    await crowd();
    const proof = await cheaplySolved();
    expect((await statusesOf([register(proof), register(proof)])).toSorted()).toEqual([202, 428]);
  });

  it.each<[string, () => Promise<Payload>]>([
    [
      'a guessed solution',
      async () => {
        const { challenge, solution } = await solved();
        return { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } };
      },
    ],
    [
      'an easier challenge of the same signature',
      async () => {
        const { challenge } = await solved();
        const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
        const solution = await solveChallenge({ challenge: easier, deriveKey });
        return { challenge: easier, solution: solution ?? { counter: 0, derivedKey: '' } };
      },
    ],
    ['a challenge that somebody else signed', () => cheaplySolved('bukan rahasia server')],
    [
      'a challenge of eleven minutes ago',
      async () => {
        const proof = await cheaplySolved();
        now += 10 * 61_000;
        await crowd();
        return proof;
      },
    ],
  ])('refuses %s', async (_, proofOf) => {
    await crowd();
    expect((await register(await proofOf())).status).toBe(428);
  });

  it('is not counted for a form that is refused', async () => {
    nextMinute();
    expect(await statusesOf(times(FREE_A_MINUTE, () => register(undefined, 'pendek')))).toEqual(
      times(FREE_A_MINUTE, () => 422),
    );
    expect((await register()).status).toBe(202);
  });

  it('ends for a while when there are too many, even with proofs', async () => {
    await crowd();
    for (let n = FREE_A_MINUTE; n < MOST_A_MINUTE; n += 1) await register(await cheaplySolved());
    const answer = await register(await cheaplySolved());
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
