import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor } from '../../testing/fixtures.ts';
import { hashingsOf } from '../../testing/hashings.ts';
import { statementTextsOf } from '../../testing/statements.ts';
import { TEST_COST } from './hashing-cost.ts';
import { hashPassword } from './passwords.ts';

let t: TestApp;
let password_hash: string;
/** Number of reads of the dummy hash, which a password is compared with when no account matches. */
let nobodyRead = 0;
beforeAll(async () => {
  const hashingCost = {
    ...TEST_COST,
    get nobody() {
      nobodyRead += 1;
      return TEST_COST.nobody;
    },
  };
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' }, config: { hashingCost } });
  password_hash = await hashPassword('Kata-sandi-asli-1', TEST_COST, 'known');
});
beforeEach(() => t.database.pool.query('delete from login_attempts'));
afterAll(() => t.close());

/** Tries to sign in. @returns the response, and the work that takes the time: statements and password comparisons. */
async function attempt(endpoint: EndpointFacts, email: string, password = 'salah-terus') {
  const before = nobodyRead;
  let answer = {};
  let statements: readonly string[] = [];
  const hashings = await hashingsOf(async () => {
    statements = await statementTextsOf(async () => {
      const { status, body } = await t.call(endpoint, null, { body: { email, password } });
      const { request_id: _, ...rest } = body;
      answer = { status, ...rest };
    });
  });
  return { same: { answer, hashings, statements }, comparedNobody: nobodyRead - before };
}

describe('a wrong password gets the same message after the same work, whoever it is tried on (S4)', () => {
  const inactive = { active: 0 };
  const unconfirmed = { email_confirmed_at: null };
  it.each([
    [
      'admins',
      accounts.loginAdmin,
      () => [{}, inactive, unconfirmed].map((state) => insertAdmin(t.db, { password_hash, ...state })),
    ],
    [
      'instructors',
      accounts.loginInstructor,
      () => [{}, inactive].map((state) => insertInstructor(t.db, { password_hash, ...state })),
    ],
  ] as const)('%s', async (_, endpoint, insert) => {
    const unknown = await attempt(endpoint, 'tidak-ada@uji.example');
    expect(unknown).toMatchObject({ same: { answer: { status: 401 }, hashings: 1 }, comparedNobody: 1 });
    for (const { email } of await Promise.all(insert())) {
      const { same } = await attempt(endpoint, email);
      expect(same).toEqual(unknown.same);
    }
  });

  it('the hash of nobody costs what a stored one costs', () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4);
    expect(costOf(TEST_COST.nobody)).toEqual(costOf(password_hash));
  });
});

it('would see a try that compares no password (control)', async () => {
  const { email } = await insertAdmin(t.db, { password_hash });
  const refused = await attempt(accounts.loginAdmin, email, '');
  const tried = await attempt(accounts.loginAdmin, email);
  expect([refused.same.hashings, tried.same.hashings]).toEqual([0, 1]);
  expect(refused.same.statements).not.toEqual(tried.same.statements);
});
