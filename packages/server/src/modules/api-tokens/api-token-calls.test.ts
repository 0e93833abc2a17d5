import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as admins from '@widya/contract/admins';
import * as contract from '@widya/contract/api-tokens';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { createTopic, listTopics } from '@widya/contract/topics';
import { listVouchers } from '@widya/contract/vouchers';
import { eventually } from '@widya/testing/eventually';
import { atOneMoment } from '@widya/testing/one-moment';
import { eq } from 'drizzle-orm';
import { admins as accounts } from '../../platform/database/schema/accounts.ts';
import { apiTokens } from '../../platform/database/schema/api-tokens.ts';
import { CALLS_PER_MINUTE_OF_TOKEN } from '../../platform/http/limit-rate.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { insertApiToken, type TokenOptions } from '../../testing/insert-api-token.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';

let t: TestApp;
let superadmin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  superadmin = await signedIn(t, await insertSuperadmin(t.db));
});
afterAll(() => t.close());
afterEach(() => {
  t.clock.now = null;
});

const insert = (options: TokenOptions = {}) => insertApiToken(t.db, t.services.clock(), options);
const call = async (token: string, endpoint: EndpointFacts = listTopics) => {
  const { status, body } = await t.call(endpoint, { token });
  return status < 400 ? status : `${status} ${body.code}`;
};
const stored = async (id: number) => (await t.db.select().from(apiTokens).where(eq(apiTokens.id, id)))[0];

describe('a token that works no more', () => {
  it('is reported as such only to callers who know its secret', async () => {
    const { token } = await insert({ values: { revoked_at: new Date() } });
    expect(await call(token)).toBe('401 TOKEN_REVOKED');
    expect(await call(`wid_${'A'.repeat(43)}`)).toBe('401 TOKEN_UNKNOWN');
    expect(await call(token.slice(0, -1))).toBe('401 UNAUTHENTICATED');
  });

  it('ends with its time', async () => {
    const { token, expires_at } = await insert();
    t.clock.now = new Date(expires_at.getTime() - 1);
    expect(await call(token)).toBe(200);
    t.clock.now = expires_at;
    expect(await call(token)).toBe('401 TOKEN_EXPIRED');
  });

  it('ends on every server with its revocation', async () => {
    const other = await createTestApp({ services: { pool: t.services.pool, db: t.services.db } });
    const { id, token } = await insert();
    expect((await other.call(listTopics, { token })).status).toBe(200);
    expect((await t.call(contract.revokeApiToken, superadmin, { params: { id } })).status).toBe(200);
    expect((await other.call(listTopics, { token })).body.code).toBe('TOKEN_REVOKED');
    await other.close();
  });

  it.each([
    ['banned', admins.banAdmin, {}],
    ['demoted', admins.updateAdmin, { body: { role: 'admin' } }],
    ['deleted', admins.deleteAdmin, {}],
  ])('is revoked when its creator is %s', async (_, endpoint, options) => {
    const { id, token, maker } = await insert();
    expect(await call(token)).toBe(200);
    const answer = await t.call(endpoint, superadmin, { params: { id: maker.id }, ...options });
    expect(answer.status).toBe(200);
    expect(await call(token)).toBe('401 TOKEN_REVOKED');
    expect(await stored(id)).toMatchObject({ revoked_at: expect.any(Date), revoked_by_name: '' });
    await t.call(admins.unbanAdmin, superadmin, { params: { id: maker.id } });
    expect(await call(token)).toBe('401 TOKEN_REVOKED');
  });
});

describe('a superadmin who is demoted while creating a token', () => {
  const make = (app: TestApp, maker: Actor) =>
    app.call(contract.createApiToken, maker, {
      body: { name: 'Terlambat', keys: ['home'], access: 'read', last_day: plusDays(wibDate(t.services.clock()), 1) },
    });
  const demote = (tx: Tx, { id }: Actor) => tx.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, id));
  const count = ({ id }: Actor) => t.db.$count(apiTokens, eq(apiTokens.created_by, id));

  it('creates none', async () => {
    const maker = await signedIn(t, await insertSuperadmin(t.db));
    let making: ReturnType<typeof make> | undefined;
    await t.db.transaction(async (tx) => {
      await demote(tx, maker);
      making = make(t, maker);
      await eventually(async () => expect(await lockWaiters(t.db)).toBe(1));
    });
    expect((await making)?.status).toBe(403);
    expect(await count(maker)).toBe(0);
  });

  it('creates one without the lock (negative control)', async () => {
    const maker = await signedIn(t, await insertSuperadmin(t.db));
    const unlocked = withoutLocks(t.database.config, 2);
    const app = await createTestApp({ services: { pool: t.services.pool, db: unlocked.db } });
    try {
      await t.db.transaction(async (tx) => {
        await demote(tx, maker);
        expect((await make(app, maker)).status).toBe(201);
      });
    } finally {
      await app.close();
      await unlocked.close();
    }
    expect(await count(maker)).toBe(1);
  });
});

describe('a token', () => {
  it('opens what its keys open, and nothing of a superadmin', async () => {
    const { token } = await insert({ keys: ['home'] });
    expect(await call(token)).toBe(200);
    expect(await call(token, listVouchers)).toBe('403 FORBIDDEN');
    expect(await call(token, admins.listAdmins)).toBe('403 TOKEN_UNSUPPORTED');
    expect(await call(token, contract.listApiTokens)).toBe('403 TOKEN_UNSUPPORTED');
  });

  it('that may only read changes nothing', async () => {
    const { token } = await insert({ access: 'read' });
    const before = (await t.audit()).length;
    expect(await call(token)).toBe(200);
    expect(await call(token, createTopic)).toBe('403 TOKEN_READ_ONLY');
    expect((await t.audit()).length).toBe(before);
  });

  it('is named in the log line, and its secret in none', async () => {
    const { id, token } = await insert();
    await call(token);
    await call(token, listVouchers);
    await t.db.update(apiTokens).set({ revoked_at: new Date() }).where(eq(apiTokens.id, id));
    await call(token);
    const own = t.lines.filter(({ caller }) => caller === `token:${id}`);
    expect(own.map(({ status, code }) => [status, code])).toEqual([
      [200, undefined],
      [403, 'FORBIDDEN'],
      [401, 'TOKEN_REVOKED'],
    ]);
    expect(JSON.stringify(t.lines)).not.toContain(token.slice(4));
  });

  it('has its own idempotency keys, separate from those of its creator', async () => {
    const { token, maker } = await insert();
    const headers = { 'idempotency-key': 'topik-yang-sama' };
    const body = { name: `Topik ${maker.id}` };
    const first = await t.call(createTopic, { token }, { body, headers });
    const again = await t.call(createTopic, { token }, { body, headers });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    const person = await t.call(createTopic, await signedIn(t, maker), { body, headers });
    expect(person.headers['idempotency-replayed']).toBeUndefined();
  });
});

describe('the last use', () => {
  it('is written at most once a minute, and not by calls that are refused as ended', async () => {
    const { id, token } = await insert();
    const start = new Date();
    const at = async (seconds: number) => {
      t.clock.now = new Date(start.getTime() + seconds * 1_000);
      await call(token);
      return ((await stored(id))?.last_used_at?.getTime() ?? 0) - start.getTime();
    };
    expect(await at(0)).toBe(0);
    expect(await at(59)).toBe(0);
    expect(await at(61)).toBe(61_000);
    expect((await stored(id))?.last_used_ip).toBe('127.0.0.1');
    await t.db.update(apiTokens).set({ revoked_at: start }).where(eq(apiTokens.id, id));
    expect(await at(300)).toBe(61_000);
  });

  it('is written once by calls at the same moment', async () => {
    const { id, token } = await insert();
    const writes = async () => {
      const { rows } = await t.database.pool.query<{ xmin: string }>('select xmin from api_tokens where id = $1', [id]);
      return rows[0]?.xmin;
    };
    t.clock.now = new Date();
    await Promise.all(Array.from({ length: 8 }, () => call(token)));
    const first = await writes();
    await Promise.all(Array.from({ length: 8 }, () => call(token)));
    expect(await writes()).toBe(first);
  });
});

it('limits the calls of one token, not those of another at the same address', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: 'on', LOG_LEVEL: 'silent' } });
  const [one, other] = [
    await insertApiToken(limited.db, new Date()),
    await insertApiToken(limited.db, new Date(), { keys: ['voucher'] }),
  ];
  const refused = await atOneMoment(async () => {
    for (let n = 0; n < CALLS_PER_MINUTE_OF_TOKEN; n += 1) await limited.call(listVouchers, one);
    return limited.call(listVouchers, one);
  });
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.call(listVouchers, other)).status).toBe(200);
  await limited.close();
});
