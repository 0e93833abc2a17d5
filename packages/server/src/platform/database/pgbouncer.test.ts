import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { eventually } from '@widya/testing/eventually';
import pg from 'pg';
import { startServer } from '../../server.ts';
import { makeActor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FakeServices, startFakeServices } from '../../testing/fake-services.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { type PgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts';
import { permittedActor, prepareCall } from '../../testing/prepare-call.ts';
import { urlOf } from '../../testing/url-of.ts';
import { checkConfig } from '../config/check-config.ts';
import { databaseProblem } from '../config/database-problem.ts';
import { createLogger } from '../http/logger.ts';
import { createDatabase, createPool } from './pool.ts';

/** Fewer than the pools of the servers open, so that transactions of one client get different sessions. */
const SESSIONS = 4;

describe('every call of the API', () => {
  let t: TestApp;
  let services: FakeServices;
  let bouncer: PgBouncer;
  let pool: pg.Pool;
  beforeAll(async () => {
    services = await startFakeServices();
    t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...services.env } });
    bouncer = await startPgBouncer(t.database, SESSIONS);
    pool = createPool({ connectionString: bouncer.url, throughPooler: true, max: 10 });
    const db = createDatabase(pool);
    Object.assign(t.services, { pool, db, exportDb: db });
  });
  afterAll(async () => {
    await pool.end();
    await bouncer.stop();
    await t.close();
    await services.close();
  });

  it.each(CATALOG.map(({ facts }) => [facts.id, facts] as const))('%s works through PgBouncer', async (_, facts) => {
    const { caller, options } = await prepareCall(t, facts, permittedActor(facts));
    const { status, text } = await t.call(facts, caller, options);
    expect([status, status < 400 ? '' : text]).toEqual([facts.status ?? 200, '']);
  });
});

describe('a server behind PgBouncer', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  beforeAll(async () => {
    database = await createTestDatabase();
    bouncer = await startPgBouncer(database, SESSIONS);
  });
  afterAll(async () => {
    await bouncer.stop();
    await database.close();
  });

  it('migrates directly, and runs jobs and mails, exports and writes through it', async () => {
    await database.pool.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
    );
    const folder = await mkdtemp(join(tmpdir(), 'widya-pooled-'));
    const config = await checkConfig({
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: urlOf(database),
      ...{ DATA_DIR: folder, WEB_ROOT: folder, PORT: '0', DEMO: 'on', PUBLIC_URL: 'https://widya.example' },
      ...{ RATE_LIMIT: 'off', NODE_ENV: 'test', PASSWORD_HASHING: 'fast', LOG_LEVEL: 'silent' },
    });
    const server = await startServer(config, createLogger(config));
    try {
      const actor = await makeActor(database.db, 'superadmin', new Date());
      const headers = { authorization: `Bearer ${actor?.token}` };
      const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
        server.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect((await server.app.inject('/readyz')).json()).toMatchObject({
        checks: { database: 'ok', migrations: 'ok', jobs: 'ok' },
      });
      expect((await call('GET', '/v1/dashboard/data')).statusCode).toBe(200);
      expect((await call('POST', '/v1/topic', { name: 'Lewat Penampung', code: '' })).statusCode).toBe(201);
      expect(await call('POST', '/v1/vouchers/export')).toMatchObject({ statusCode: 200 });

      const { email } = await insertAdmin(database.db);
      const asked = await server.app.inject({ method: 'POST', url: '/v1/password_link', payload: { email } });
      expect(asked.statusCode).toBe(202);
      await eventually(async () => {
        const mails = await readdir(join(folder, 'mail'));
        const texts = await Promise.all(mails.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
        expect(texts.filter((text) => text.includes(email))).toHaveLength(1);
      });
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);

  it('limits statements of transactions, without leaving the limit to other clients', async () => {
    const pool = createPool({ connectionString: bouncer.url, throughPooler: true, statement_timeout: 100 });
    const db = createDatabase(pool);
    await expect(db.transaction((tx) => tx.execute('select pg_sleep(5)'))).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    for (let call = 0; call < 2 * SESSIONS; call += 1)
      expect((await pool.query("select current_setting('statement_timeout') as value")).rows).toEqual([{ value: '0' }]);
    await pool.end();
  });

  it('is told to name PostgreSQL itself when it does not', async () => {
    expect(
      await databaseProblem({ name: 'DATABASE_URL', connectionString: bouncer.url, throughPooler: false }),
    ).toEqual({
      name: 'DATABASE_URL',
      message: expect.stringContaining('set DATABASE_DIRECT_URL'),
    });
  });
});

describe('what depends on a session', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  beforeAll(async () => {
    database = await createTestDatabase();
    bouncer = await startPgBouncer(database, 1);
  });
  afterAll(async () => {
    await bouncer.stop();
    await database.close();
  });

  const connect = async () => {
    const client = new pg.Client(bouncer.url);
    await client.connect();
    return client;
  };

  it('fails through it: a lock of a session excludes nobody, and a setting reaches others (control)', async () => {
    const [first, second] = [await connect(), await connect()];
    const lock = async (client: pg.Client) => (await client.query('select pg_try_advisory_lock(1) as locked')).rows;
    expect([await lock(first), await lock(second)]).toEqual([[{ locked: true }], [{ locked: true }]]);
    await first.query('set default_transaction_read_only = on');
    await expect(second.query('create table things (id int)')).rejects.toThrow('read-only transaction');
    await second.query('reset default_transaction_read_only');
    await Promise.all([first.end(), second.end()]);
  });

  it('is not a named statement: connections of one pool that share a session prepare the same one', async () => {
    const pool = createPool({ connectionString: bouncer.url, throughPooler: true });
    const [first, second] = [await pool.connect(), await pool.connect()];
    const named = { name: 'one', text: 'select $1::int as one', values: [1] };
    expect((await first.query(named)).rows).toEqual([{ one: 1 }]);
    expect((await second.query(named)).rows).toEqual([{ one: 1 }]);
    expect((await first.query(named)).rows).toEqual([{ one: 1 }]);
    for (const client of [first, second]) client.release();
    await pool.end();
  });

  it('is a named statement through it: two connections cannot prepare the same one (control)', async () => {
    const [first, second] = [await connect(), await connect()];
    const named = { name: 'two', text: 'select 2 as two' };
    await first.query(named);
    await expect(second.query(named)).rejects.toMatchObject({ code: '42P05' });
    await Promise.all([first.end(), second.end()]);
  });

  it('is refused through it: a pool that limits its sessions (control)', async () => {
    const pool = createPool({ connectionString: bouncer.url });
    await expect(pool.query('select 1')).rejects.toThrow('unsupported startup parameter');
    await pool.end();
  });
});
