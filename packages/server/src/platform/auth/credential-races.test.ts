import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeOwnAdminPassword, loginAdmin } from '@widya/contract/accounts';
import { setPasswordByLink } from '@widya/contract/accounts-password-links';
import { beginTotp, confirmTotp } from '@widya/contract/accounts-second-factor';
import { banAdmin, resetAdminPassword, updateAdmin } from '@widya/contract/admins';
import { deleteInstructor, updateInstructor } from '@widya/contract/instructors';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { TestAnswer } from '../../testing/calls.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { codeAt } from '../../testing/second-factors.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import type { Database } from '../database/pool.ts';
import { admins } from '../database/schema/accounts.ts';
import type { AccountKind } from './caller.ts';
import { findCaller } from './find-caller.ts';
import { createPasswordLink, daysFrom } from './password-links.ts';
import { createSession } from './sessions.ts';
import { proveAccount } from './sign-in.ts';

let t: TestApp;
let superadmin: Actor | null;
beforeAll(async () => {
  t = await createTestApp();
  superadmin = await t.actor('superadmin');
});
afterAll(() => t.close());

const VISITOR = { ip: '127.0.0.1', userAgent: null, device: null };
const NEW_PASSWORD = 'Perahu-layar-putih-8';

type Account = { readonly id: number; readonly email: string };

const prove = (kind: AccountKind, { email }: Account) => {
  const ctx = { db: t.db, pool: t.database.pool, now: new Date(), config: t.config, ...VISITOR };
  return proveAccount(ctx, kind, { email, password: TEST_PASSWORD });
};

const reset = ({ id }: Account) =>
  t.call(resetAdminPassword, superadmin, { body: { admin_id: id, newPassword: NEW_PASSWORD } });
const ban = ({ id }: Account) => t.call(banAdmin, superadmin, { params: { id } });
const changeOwn = async (account: Account) => {
  const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  return t.call(changeOwnAdminPassword, await signedIn(t, { ...account, role: 'admin' }), { body });
};

const byLink = (kind: AccountKind) => async (account: Account) => {
  const now = new Date();
  const link = await createPasswordLink(t.db, { kind, id: account.id }, { now, expiresAt: daysFrom(now, 1) });
  return t.call(setPasswordByLink, null, { body: { token: link.token, password: NEW_PASSWORD } });
};

const CHANGES: readonly (readonly [string, AccountKind, (account: Account) => Promise<TestAnswer>])[] = [
  ['an own new password', 'admin', changeOwn],
  ['a reset password', 'admin', reset],
  ['a ban', 'admin', ban],
  ['a password set by a mailed link', 'admin', byLink('admin')],
  ['a password set by a mailed link', 'instructor', byLink('instructor')],
  [
    'a second factor that is switched on',
    'admin',
    async (account) => {
      const as = await signedIn(t, { ...account, role: 'admin' });
      const { body } = await t.call(beginTotp, as, { body: { password: TEST_PASSWORD } });
      return t.call(confirmTotp, as, { body: { code: await codeAt(String(body.secret), new Date()) } });
    },
  ],
  [
    'another role',
    'admin',
    ({ id }) => t.call(updateAdmin, superadmin, { params: { id }, body: { role: 'superadmin' } }),
  ],
  ['a deletion', 'instructor', ({ id }) => t.call(deleteInstructor, superadmin, { params: { id } })],
  [
    'another address',
    'instructor',
    ({ id }) => t.call(updateInstructor, superadmin, { params: { id }, body: { email: `lain-${id}@uji.example` } }),
  ],
];

const newAccount = (kind: AccountKind): Promise<Account> =>
  kind === 'admin' ? insertAdmin(t.db) : insertInstructor(t.db);

describe('a sign-in that was verified before', () => {
  it.each(CHANGES)('%s opens no session afterwards', async (_, kind, change) => {
    const account = await newAccount(kind);
    const proven = await prove(kind, account);
    expect((await change(account)).status).toBe(200);
    const opening = t.db.transaction((tx) => createSession({ tx, now: new Date(), ...VISITOR }, proven));
    await expect(opening).rejects.toMatchObject({ status: 401, code: 'CREDENTIAL_NOT_FOUND' });
  });
});

const isBlocked = async () => expect(await lockWaiters(t.db)).toBe(1);

/** Resets a password while a session is being stored. @returns whether the session is valid after the reset. */
async function survives(db: Database, whileStored: (reset: Promise<TestAnswer>) => Promise<unknown>): Promise<boolean> {
  const account = await insertAdmin(t.db);
  const proven = await prove('admin', account);
  const { token, resetting } = await db.transaction(async (tx) => {
    const session = await createSession({ tx, now: new Date(), ...VISITOR }, proven);
    const resetting = reset(account);
    await whileStored(resetting);
    return { token: session.token, resetting };
  });
  expect((await resetting).status).toBe(200);
  return (await findCaller(t.database.pool, token, new Date())) !== null;
}

describe('a password that is reset while a session is being stored', () => {
  it('waits for the session and ends it', async () => {
    expect(await survives(t.db, () => eventually(isBlocked))).toBe(false);
  });

  it('would miss it without the lock (negative control)', async () => {
    const unlocked = withoutLocks(t.database.config, 2);
    try {
      expect(await survives(unlocked.db, (resetting) => resetting)).toBe(true);
    } finally {
      await unlocked.close();
    }
  });
});

it.each(CHANGES.filter(([, kind]) => kind === 'admin').slice(0, 4))(
  'of many sign-ins at the moment of %s none stays signed in',
  async (_, kind, change) => {
    for (let round = 0; round < 5; round += 1) {
      const account = await newAccount(kind);
      const signIns = Array.from({ length: 8 }, () =>
        t.call(loginAdmin, null, { body: { email: account.email, password: TEST_PASSWORD } }),
      );
      const [changed, ...answers] = await Promise.all([change(account), ...signIns]);
      expect(changed.status).toBe(200);
      // A banned account is refused whatever its sessions are, so it is unbanned to check that they have ended.
      await t.db.update(admins).set({ active: 1 }).where(eq(admins.id, account.id));
      for (const { status, body } of answers) {
        expect([200, 401, 429]).toContain(status);
        if (status === 200) expect(await findCaller(t.database.pool, String(body.token), new Date())).toBeNull();
      }
    }
  },
);
