import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginAdmin, type SecondFactorRequired, tokenLoginAdmin } from '@widya/contract/accounts';
import { setPasswordByLink } from '@widya/contract/accounts-password-links';
import * as contract from '@widya/contract/accounts-second-factor';
import { banAdmin } from '@widya/contract/admins';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { createPasswordLink, daysFrom } from '../../platform/auth/password-links.ts';
import { newRecoveryCodes } from '../../platform/auth/second-factor/recovery-codes.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { secondFactorChallenges } from '../../platform/database/schema/second-factors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { codeAt, withPasskey, withTotp } from '../../testing/second-factors.ts';

const MINUTE = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = new Date('2026-11-23T10:00:00.000Z');
  await t.database.pool.query('delete from login_attempts');
});

const later = (ms: number) => {
  t.clock.now = new Date(t.services.clock().getTime() + ms);
};

async function furnished() {
  const { id, email } = await insertAdmin(t.db);
  const account = { kind: 'admin', id } as const;
  const secret = await withTotp(t.db, t.config.dataDir, account, t.services.clock());
  return { account, email, secret, code: () => codeAt(secret, t.services.clock()) };
}

const signIn = (email: string, password = TEST_PASSWORD) => t.call(loginAdmin, null, { body: { email, password } });

/** Sends the correct password. @returns the challenge for the second factor. */
async function challengeFor(email: string): Promise<SecondFactorRequired['second_factor']> {
  const { status, body } = await signIn(email);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('token');
  return (body as unknown as SecondFactorRequired).second_factor;
}

const finish = (token: string, proof: contract.SecondFactorProof) =>
  t.call(contract.finishSignIn, null, { body: { token, proof } });
const withCode = (token: string, code: string) => finish(token, { method: 'totp', code });
const isSignedIn = async (token: unknown) => {
  const as = { token: String(token) } as unknown as Caller & { token: string };
  return (await t.call(tokenLoginAdmin, as)).status === 200;
};

describe('a sign-in with a password and a code', () => {
  it('opens a session only after both, and logs it', async () => {
    const { account, email, code } = await furnished();
    const challenge = await challengeFor(email);
    expect(challenge).toMatchObject({ totp: true, passkey: null, expires_at: '2026-11-23T10:05:00.000Z' });
    const answer = await withCode(challenge.token, await code());
    expect(answer.status).toBe(200);
    expect(await isSignedIn(answer.body.token)).toBe(true);
    expect((await t.audit()).slice(0, 2)).toMatchObject([
      { code: 'SIGNIN_SECONDFACTOR', actor_id: account.id },
      { code: 'ASKFACTOR_ADMIN', actor_id: account.id },
    ]);
  });

  it('reveals nothing of the second factor without the correct password', async () => {
    const { email } = await furnished();
    const { request_id: _, ...wrong } = (await signIn(email, 'salah-sama-sekali')).body;
    const { request_id: __, ...unknown } = (await signIn('tidak-ada@uji.example', 'salah-sama-sekali')).body;
    expect(wrong).toEqual(unknown);
  });

  it('accepts one proof within five minutes', async () => {
    const { email, code } = await furnished();
    const { token } = await challengeFor(email);
    later(4 * MINUTE);
    expect((await withCode(token, await code())).status).toBe(200);
    later(MINUTE / 2);
    expect((await withCode(token, await code())).status).toBe(404);
    const second = await challengeFor(email);
    later(5 * MINUTE);
    expect((await withCode(second.token, await code())).status).toBe(404);
  });

  it('refuses a code that was used, also concurrently', async () => {
    const { email, code } = await furnished();
    const challenges = await Promise.all([challengeFor(email), challengeFor(email), challengeFor(email)]);
    const shown = await code();
    const answers = await Promise.all(challenges.map(({ token }) => withCode(token, shown)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('throttles guesses of an account, whichever challenge they use, and changes nothing else', async () => {
    const { email, code } = await furnished();
    const { token } = await challengeFor(email);
    for (let guess = 0; guess < 5; guess += 1) {
      const refused = await withCode(token, '000000');
      expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    }
    const other = await challengeFor(email);
    const waiting = await withCode(other.token, await code());
    expect(waiting).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    later(2_000);
    expect((await withCode(other.token, await code())).status).toBe(200);
  });

  it.each([
    [
      'a new password',
      async (id: number) => {
        const now = t.services.clock();
        const link = await createPasswordLink(t.db, { kind: 'admin', id }, { now, expiresAt: daysFrom(now, 1) });
        return t.call(setPasswordByLink, null, { body: { token: link.token, password: 'Perahu-layar-putih-8' } });
      },
    ],
    ['a ban', async (id: number) => t.call(banAdmin, await t.actor('superadmin'), { params: { id } })],
  ])('is over after %s', async (_, change) => {
    const { account, email, code } = await furnished();
    const { token } = await challengeFor(email);
    expect((await change(account.id)).status).toBe(200);
    expect((await withCode(token, await code())).status).toBeGreaterThanOrEqual(401);
  });

  it('still requires the factor after a new password from a mailed link', async () => {
    const { account, email } = await furnished();
    const now = t.services.clock();
    const link = await createPasswordLink(t.db, account, { now, expiresAt: daysFrom(now, 1) });
    const password = 'Perahu-layar-putih-8';
    await t.call(setPasswordByLink, null, { body: { token: link.token, password } });
    expect((await signIn(email, password)).body).toHaveProperty('second_factor');
  });

  it('stores tokens only as hashes, and logs neither codes nor secrets', async () => {
    const { email, secret, code } = await furnished();
    const { token } = await challengeFor(email);
    const shown = await code();
    await withCode(token, shown);
    const rows = await t.db.select().from(secondFactorChallenges);
    expect(JSON.stringify(rows)).not.toContain(token);
    const logged = JSON.stringify([t.lines, await t.audit()]);
    for (const hidden of [token, secret, shown]) expect(logged).not.toContain(hidden);
  });
});

it('accepts a recovery code once, in any format, and notifies the owner', async () => {
  const { account, email } = await furnished();
  const [first = '', second = ''] = await newRecoveryCodes(t.db, account, t.services.clock());
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
  const recover = async (code: string) => finish((await challengeFor(email)).token, { method: 'recovery', code });
  expect((await recover(typed)).status).toBe(200);
  expect((await recover(first)).status).toBe(422);
  expect((await recover(second)).status).toBe(200);
  const mails = await t.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));
  expect(mails.map(({ body_html }) => /Tersisa \d+ kode/.exec(body_html)?.[0])).toEqual([
    'Tersisa 9 kode',
    'Tersisa 8 kode',
  ]);
  const other = await furnished();
  const [foreign = ''] = await newRecoveryCodes(t.db, account, t.services.clock());
  expect((await finish((await challengeFor(other.email)).token, { method: 'recovery', code: foreign })).status).toBe(
    422,
  );
});

describe('a passkey', () => {
  async function owner() {
    const { id, email } = await insertAdmin(t.db);
    const { authenticator } = await withPasskey(t.db, { kind: 'admin', id });
    return { email, id, authenticator };
  }
  const begin = async () => {
    const { body } = await t.call(contract.beginPasskeySignIn, null);
    return body as unknown as { token: string; request: { challenge: string } };
  };
  const withoutPassword = (token: string, passkey: unknown) =>
    t.call(contract.signInWithPasskey, null, { body: { token, passkey } });

  it('is the second factor of its account, and of no other', async () => {
    const [one, other] = [await owner(), await owner()];
    const secondFactor = await challengeFor(one.email);
    expect(secondFactor).toMatchObject({ totp: false, passkey: { allowCredentials: [{ id: one.authenticator.id }] } });
    const challenge = secondFactor.passkey?.challenge ?? '';
    const foreign = await finish(secondFactor.token, {
      method: 'passkey',
      passkey: other.authenticator.use(challenge),
    });
    expect(foreign.status).toBe(422);
    const own = await finish(secondFactor.token, { method: 'passkey', passkey: one.authenticator.use(challenge) });
    expect(own.status).toBe(200);
    expect(await isSignedIn(own.body.token)).toBe(true);
  });

  it('signs in without address and password, once for each challenge', async () => {
    const { id, authenticator } = await owner();
    const { token, request } = await begin();
    const used = authenticator.use(request.challenge);
    const answer = await withoutPassword(token, used);
    expect(answer).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await isSignedIn(answer.body.token)).toBe(true);
    expect((await withoutPassword(token, used)).status).toBe(404);
  });

  it.each([
    ['a signature for another site', { origin: 'https://widya.contoh' }],
    ['a person who was not verified', { isVerified: false }],
    ['a counter that did not go on', { counter: 5 }],
  ])('is refused for %s', async (_, change) => {
    const { authenticator } = await owner();
    const first = await begin();
    expect(
      (await withoutPassword(first.token, authenticator.use(first.request.challenge, { counter: 5 }))).status,
    ).toBe(200);
    const { token, request } = await begin();
    const refused = await withoutPassword(token, authenticator.use(request.challenge, { counter: 6, ...change }));
    expect(refused).toMatchObject({ status: 401, body: { code: 'CREDENTIAL_NOT_FOUND' } });
  });

  it('is refused alike when it is unknown and when its account is banned', async () => {
    const [banned, removed] = [await owner(), await owner()];
    await t.call(banAdmin, await t.actor('superadmin'), { params: { id: banned.id } });
    await t.database.pool.query('delete from passkeys where credential_id = $1', [removed.authenticator.id]);
    const answers = [];
    for (const { authenticator } of [banned, removed]) {
      const { token, request } = await begin();
      const { status, body } = await withoutPassword(token, authenticator.use(request.challenge));
      const { request_id: _, ...content } = body;
      answers.push({ status, content });
    }
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers[0]).toEqual(answers[1]);
  });
});
