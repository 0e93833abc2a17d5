import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { eq } from 'drizzle-orm';
import { type RevocationReason, revokeSessions, SESSION_MS } from '../platform/auth/sessions.ts';
import { admins, instructors } from '../platform/database/schema/accounts.ts';
import { sessions } from '../platform/database/schema/sessions.ts';
import type { Actor, ActorName } from '../testing/actors.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { rowVersions } from '../testing/row-versions.ts';

const CLOSED = CATALOG.map(({ facts }) => facts).filter(({ access }) => access.kind !== 'public');
const OPEN = CATALOG.map(({ facts }) => facts).filter(({ access }) => access.kind === 'public');

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

const someone = async (name: ActorName): Promise<Actor> => {
  const actor = await t.actor(name);
  if (actor === null) throw new Error(`no ${name}`);
  return actor;
};

/** Parameters of no existing record, because a refusal must not depend on whether a record exists. */
const params = { id: 1, code: 'X', token: 'x', number: 1, key: 'x' };

/** Calls every closed endpoint. @returns the number of responses by status. */
async function answersTo(caller: Actor | null, headers: Readonly<Record<string, string>> = {}) {
  const counts = new Map<number, number>();
  for (const facts of CLOSED) {
    const { status } = await t.call(facts, caller, { params, headers });
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const ALL_REFUSED = { 401: CLOSED.length };

describe('every endpoint that needs an account refuses', () => {
  it('a call with the cookie and no header (S5)', async () => {
    for (const name of ['superadmin', 'instructor-own'] as const) {
      const { token, kind } = await someone(name);
      expect(await answersTo(null, { cookie: `token=${token}; userType=${kind}` })).toEqual(ALL_REFUSED);
    }
  });

  it.each(['Bearer', 'Bearer ', 'Basic', 'bearer x'])('a header that is no token: %s', async (authorization) => {
    expect(await answersTo(null, { authorization })).toEqual(ALL_REFUSED);
  });

  it('a banned instructor whose session was never revoked (S10)', async () => {
    const actor = await someone('instructor-own');
    await t.db.update(instructors).set({ active: 0 }).where(eq(instructors.id, actor.id));
    expect(await answersTo(actor)).toEqual(ALL_REFUSED);
  });

  it('an account that was deleted (S10)', async () => {
    const actor = await someone('admin');
    await t.db.delete(admins).where(eq(admins.id, actor.id));
    expect(await answersTo(actor)).toEqual(ALL_REFUSED);
  });

  it('a session after its 30 days (S5)', async () => {
    const actor = await someone('superadmin');
    t.clock.now = new Date(Date.now() + SESSION_MS + 1_000);
    const answers = await answersTo(actor);
    t.clock.now = null;
    expect(answers).toEqual(ALL_REFUSED);
  });

  const REASONS: readonly RevocationReason[] = [
    'logout',
    'banned',
    'password_changed',
    'password_reset',
    'role_changed',
  ];
  it.each(REASONS)('a session from the very next call after %s (S5)', async (reason) => {
    const actor = await someone('superadmin');
    const ended = await t.db.transaction((tx) => revokeSessions(tx, actor, { reason, now: new Date() }));
    expect(ended).toBe(1);
    expect(await answersTo(actor)).toEqual(ALL_REFUSED);
  });
});

it('a cookie opens nothing at open endpoints either, and is not even looked at (S5)', async () => {
  const { token, id } = await someone('superadmin');
  const long = new Date(Date.now() - 60 * 60_000);
  await t.db.update(sessions).set({ last_seen_at: long }).where(eq(sessions.account_id, id));
  const cookie = `token=${token}; userType=admin`;
  for (const facts of OPEN) {
    const [without, withCookie] = [
      await t.call(facts, null, { params }),
      await t.call(facts, null, { params, headers: { cookie } }),
    ];
    expect([facts.id, withCookie.status]).toEqual([facts.id, without.status]);
  }
  const seen = await t.db.select().from(sessions).where(eq(sessions.account_id, id));
  expect(seen.map(({ last_seen_at }) => last_seen_at.getTime())).toEqual([long.getTime()]);
});

describe('a menu that cannot be read (S13)', () => {
  const KEYED = CLOSED.filter(({ access }) => !('withoutKey' in access) || access.withoutKey === 'superadmins only');

  it.each([
    '',
    'null',
    '"home"',
    '{"home":true}',
    '["home"',
    '[["home"]]',
    '["*"]',
    '["HOME"]',
    '[" home"]',
    '[1,"home"]',
    'semua',
    '["__proto__","constructor"]',
  ])('grants no call and changes nothing: %j', async (menu) => {
    const actor = await someone('admin');
    await t.db.update(admins).set({ menu }).where(eq(admins.id, actor.id));
    const before = await rowVersions(t.database.pool);
    for (const facts of KEYED) {
      const { status } = await t.call(facts, actor, { params });
      expect([facts.id, status]).toEqual([facts.id, 403]);
    }
    expect(await rowVersions(t.database.pool)).toEqual(before);
  });
});
