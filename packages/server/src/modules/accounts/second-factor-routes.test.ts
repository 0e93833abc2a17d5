import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginAdmin, loginInstructor } from '@widya/contract/accounts';
import * as contract from '@widya/contract/accounts-second-factor';
import { listOwnSessions } from '@widya/contract/accounts-sessions';
import { deleteAdmin, listAdmins } from '@widya/contract/admins';
import { listInstructors } from '@widya/contract/instructors';
import { listOrders } from '@widya/contract/orders';
import { eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import type { Actor, ActorName } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, insertSuperadmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { codeAt, withPasskey, withTotp } from '../../testing/second-factors.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';

const ORIGIN = 'http://localhost:8080';
const PASSWORD = { password: TEST_PASSWORD };

let t: TestApp;
let strict: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  strict = await createTestApp({ env: { REQUIRE_SECOND_FACTOR: '1' } });
});
afterAll(() => Promise.all([t.close(), strict.close()]));
beforeEach(async () => {
  for (const app of [t, strict]) await app.database.pool.query('delete from login_attempts');
});

const actorOf = async (app: TestApp, name: ActorName): Promise<Actor> => {
  const actor = await app.actor(name);
  if (actor === null) throw new Error('Nobody');
  return actor;
};
const own = async (as: Actor, app = t) => (await app.call(contract.readOwnSecondFactor, as)).body;
const mailsTo = async (email: string, app = t) =>
  (await app.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email))).map(({ body_html }) => body_html);

async function setUpTotp(as: Actor, app = t) {
  const begun = await app.call(contract.beginTotp, as, { body: PASSWORD });
  expect(begun.status).toBe(200);
  const secret = String(begun.body.secret);
  const confirmed = await app.call(contract.confirmTotp, as, { body: { code: await codeAt(secret, new Date()) } });
  return { begun, confirmed, secret };
}

async function addPasskey(as: Actor, app = t) {
  const begun = await app.call(contract.beginPasskey, as, { body: PASSWORD });
  const { token, creation } = begun.body as unknown as { token: string; creation: { challenge: string } };
  const passkey = softwareAuthenticator(ORIGIN).create(creation.challenge);
  return app.call(contract.addPasskey, as, { body: { token, name: 'Laptop kantor', passkey } });
}

describe.each(['superadmin', 'admin', 'instructor-own'] as const)('the second factors of %s', (name) => {
  it('are switched on with the password and a code, end other sessions and notify the owner', async () => {
    const as = await actorOf(t, name);
    const elsewhere = await signedIn(t, as);
    const { begun, confirmed, secret } = await setUpTotp(as);
    expect(begun.body.uri).toContain(`secret=${secret}`);
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes as string[]).size).toBe(10);
    expect(await own(as)).toMatchObject({ recovery_codes_left: 10, passkeys: [], required: false });
    expect((await t.call(listOwnSessions, elsewhere)).status).toBe(401);
    expect((await t.call(listOwnSessions, as)).status).toBe(200);
    expect(await mailsTo(as.email)).toEqual([expect.stringContaining('Aplikasi autentikator diaktifkan')]);
    const login = name === 'instructor-own' ? loginInstructor : loginAdmin;
    const signIn = await t.call(login, null, { body: { email: as.email, ...PASSWORD } });
    expect(signIn.body).toHaveProperty('second_factor');
    expect(JSON.stringify([t.lines, await t.audit()])).not.toContain(secret);
  });

  it('are switched off with the password, recovery codes with the last one', async () => {
    const as = await actorOf(t, name);
    await setUpTotp(as);
    const refused = await t.call(contract.removeTotp, as, { body: { password: 'salah-sama-sekali' } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: 'Kata sandi salah' } } });
    expect((await t.call(contract.removeTotp, as, { body: PASSWORD })).status).toBe(200);
    expect(await own(as)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    const again = await t.call(contract.removeTotp, as, { body: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });
});

it('replaces no app in use, and no codes without a factor', async () => {
  const as = await actorOf(t, 'admin');
  expect((await t.call(contract.renewRecoveryCodes, as, { body: PASSWORD })).status).toBe(409);
  const { confirmed } = await setUpTotp(as);
  expect((await t.call(contract.beginTotp, as, { body: PASSWORD })).status).toBe(409);
  const renewed = await t.call(contract.renewRecoveryCodes, as, { body: PASSWORD });
  expect(renewed.status).toBe(200);
  const [before = [], after = []] = [confirmed, renewed].map(({ body }) => body.recovery_codes as string[]);
  expect(after).toHaveLength(10);
  expect(after.filter((code) => before.includes(code))).toEqual([]);
});

it('refuses a wrong first code', async () => {
  const as = await actorOf(t, 'admin');
  await t.call(contract.beginTotp, as, { body: PASSWORD });
  const refused = await t.call(contract.confirmTotp, as, { body: { code: '000000' } });
  expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  expect(await own(as)).toMatchObject({ totp_since: null });
});

describe('passkeys', () => {
  it('are added, renamed and removed by their owner, who is notified each time', async () => {
    const as = await actorOf(t, 'admin');
    const elsewhere = await signedIn(t, as);
    const added = await addPasskey(as);
    expect(added.body.recovery_codes).toHaveLength(10);
    expect((await t.call(listOwnSessions, elsewhere)).status).toBe(401);
    expect((await addPasskey(as)).body.recovery_codes).toBeNull();
    const { passkeys } = (await own(as)) as unknown as contract.OwnSecondFactor;
    const params = { id: passkeys[0]?.id ?? 0 };
    const renamed = await t.call(contract.renamePasskey, as, { params, body: { ...PASSWORD, name: '<b>Ponsel</b>' } });
    expect(renamed.status).toBe(200);
    const stranger = await actorOf(t, 'admin');
    for (const [who, status] of [
      [stranger, 404],
      [as, 200],
      [as, 404],
    ] as const)
      expect((await t.call(contract.removePasskey, who, { params, body: PASSWORD })).status).toBe(status);
    const mails = await mailsTo(as.email);
    expect(mails).toHaveLength(4);
    expect(mails.join()).toContain('&lt;b&gt;Ponsel&lt;/b&gt;');
    expect(await own(as)).toMatchObject({ passkeys: [{ name: 'Laptop kantor' }], recovery_codes_left: 10 });
  });

  it('are added once, and only by the account that entered the password', async () => {
    const as = await actorOf(t, 'admin');
    const stranger = await actorOf(t, 'admin');
    const { body } = await t.call(contract.beginPasskey, as, { body: PASSWORD });
    const { token, creation } = body as unknown as { token: string; creation: { challenge: string } };
    const passkey = softwareAuthenticator(ORIGIN).create(creation.challenge);
    const call = { body: { token, name: 'Laptop', passkey } };
    expect((await t.call(contract.addPasskey, stranger, call)).status).toBe(404);
    expect((await t.call(contract.addPasskey, as, call)).status).toBe(200);
    expect((await t.call(contract.addPasskey, as, call)).status).toBeGreaterThanOrEqual(401);
  });

  it('are refused when they were created for another site', async () => {
    const as = await actorOf(t, 'admin');
    const { body } = await t.call(contract.beginPasskey, as, { body: PASSWORD });
    const { token, creation } = body as unknown as { token: string; creation: { challenge: string } };
    const passkey = softwareAuthenticator('https://widya.contoh').create(creation.challenge);
    expect((await t.call(contract.addPasskey, as, { body: { token, name: 'Laptop', passkey } })).status).toBe(422);
  });
});

describe('a reset by a superadmin', () => {
  const reset = (as: Actor, { kind, id }: Pick<Actor, 'kind' | 'id'>) =>
    t.call(contract.resetSecondFactor, as, { body: { account_kind: kind, account_id: id } });

  it.each(['admin', 'superadmin', 'instructor-own'] as const)(
    'removes every factor of %s, ends the sessions and notifies the owner',
    async (name) => {
      const [as, target] = [await actorOf(t, 'superadmin'), await actorOf(t, name)];
      await setUpTotp(target);
      await withPasskey(t.db, target);
      expect((await reset(as, target)).status).toBe(200);
      expect((await t.call(listOwnSessions, target)).status).toBe(401);
      expect((await mailsTo(target.email)).at(-1)).toContain('Superadmin menghapus faktor kedua');
      expect(await own(await signedIn(t, target))).toMatchObject({
        totp_since: null,
        recovery_codes_left: 0,
        passkeys: [],
      });
      expect((await reset(as, target)).body.code).toBe('INVALID_TRANSITION');
    },
  );

  it('is refused for the own account and for an unknown one', async () => {
    const as = await actorOf(t, 'superadmin');
    await setUpTotp(as);
    expect(await reset(as, as)).toMatchObject({ status: 409, body: { code: 'SELF_ACTION' } });
    expect((await reset(as, { kind: 'admin', id: 2_000_000 })).status).toBe(404);
  });
});

it('shows superadmins who has a second factor', async () => {
  const as = await actorOf(t, 'superadmin');
  const [none, app, key] = [await insertAdmin(t.db), await insertAdmin(t.db), await insertAdmin(t.db)];
  await withTotp(t.db, t.config.dataDir, { kind: 'admin', id: app.id });
  await withPasskey(t.db, { kind: 'admin', id: key.id });
  for (const [{ id, email }, has] of [
    [none, false],
    [app, true],
    [key, true],
  ] as const) {
    const { body } = await t.call(listAdmins, as, { query: { page: '1', q: email } });
    expect(body).toMatchObject({ data: [{ id, has_second_factor: has }] });
  }
});

it('shows only superadmins which instructors have a second factor', async () => {
  const teacher = await insertInstructor(t.db);
  await withPasskey(t.db, { kind: 'instructor', id: teacher.id });
  for (const [actor, has] of [
    ['superadmin', true],
    ['admin', null],
  ] as const) {
    const as = await actorOf(t, actor);
    const { body } = await t.call(listInstructors, as, { query: { page: '1', q: teacher.name } });
    expect(body).toMatchObject({ data: [{ id: teacher.id, has_second_factor: has }] });
  }
});

it('leaves no factor of a deleted account behind', async () => {
  const { id } = await insertAdmin(t.db);
  await withTotp(t.db, t.config.dataDir, { kind: 'admin', id });
  await withPasskey(t.db, { kind: 'admin', id });
  expect((await t.call(deleteAdmin, await t.actor('superadmin'), { params: { id } })).status).toBe(200);
  const left = await t.database.pool.query(
    `select 1 from totp_secrets where account_id = $1 union all select 1 from passkeys where account_id = $1`,
    [id],
  );
  expect(left.rows).toEqual([]);
});

describe('where second factors are required', () => {
  const MONEY: readonly (readonly [string, string | null, boolean])[] = [
    ['a superadmin', null, true],
    ['an admin with transactions', '["home","transaction"]', true],
    ['an admin with vouchers', '["voucher"]', true],
    ['an admin with merchandise', '["merchandise"]', true],
    ['an admin with classes and email', '["home","email"]', false],
  ];
  const account = async (menu: string | null) =>
    signedIn(strict, await (menu === null ? insertSuperadmin(strict.db) : insertAdmin(strict.db, { menu })));

  it.each(MONEY)('%s without one reaches the own account only: %j, %j', async (_, menu, isRequired) => {
    const as = await account(menu);
    const body = { email: as.email, ...PASSWORD };
    const { user } = (await strict.call(loginAdmin, null, { body })).body;
    expect(user).toMatchObject({ must_set_up_second_factor: isRequired });
    expect((await strict.call(listOwnSessions, as)).status).toBe(200);
    expect(await own(as, strict)).toMatchObject({ required: isRequired });
    if (menu === null) expect((await strict.call(listAdmins, as)).status).toBe(403);
    if (menu?.includes('transaction')) expect((await strict.call(listOrders, as)).status).toBe(403);
  });

  it('opens the rest with the first factor, in the same session', async () => {
    const as = await account(null);
    expect((await strict.call(listAdmins, as)).status).toBe(403);
    expect((await setUpTotp(as, strict)).confirmed.status).toBe(200);
    expect((await strict.call(listAdmins, as)).status).toBe(200);
  });

  it('closes the rest as soon as a key is granted that handles money', async () => {
    const as = await account('["home"]');
    await strict.db.update(admins).set({ menu: '["home","transaction"]' }).where(eq(admins.id, as.id));
    expect(await strict.call(listOrders, as)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('cannot delete the last factor, but all others', async () => {
    const as = await account('["transaction"]');
    await setUpTotp(as, strict);
    const { passkey } = await withPasskey(strict.db, as);
    const params = { id: passkey.id };
    expect((await strict.call(contract.removeTotp, as, { body: PASSWORD })).status).toBe(200);
    const last = await strict.call(contract.removePasskey, as, { params, body: PASSWORD });
    expect(last).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(await own(as, strict)).toMatchObject({ passkeys: [{ id: passkey.id }], recovery_codes_left: 10 });
  });
});
