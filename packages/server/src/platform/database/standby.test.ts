import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { exportVouchers } from '@widya/contract/vouchers';
import { eventually } from '@widya/testing/eventually';
import type pg from 'pg';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { makeTemplate } from '../../testing/global-setup.ts';
import { permittedActor, prepareCall } from '../../testing/prepare-call.ts';
import { type ReplicatedCluster, startReplicatedCluster } from '../../testing/replicated-cluster.ts';
import { readsFromStandby, STATISTICS_AND_ARCHIVES } from '../http/lagging-reads.ts';
import { NO_METRICS } from '../http/metrics.ts';
import { createPool } from './pool.ts';
import { openStandby, positionOf, type Standby, type StandbyParts } from './standby.ts';

const TEMPLATE = 'widya_template';
const LAGGING = CATALOG.map(({ facts }) => facts).filter(readsFromStandby);

let cluster: ReplicatedCluster;
let t: TestApp;
let pool: pg.Pool;
let admin: Actor | null;
/** Where reads ran that may use the standby. */
const ran: string[] = [];
const warned: string[] = [];

/** Opens the standby of the test; it is never left alone after a problem. */
function open(changes: Partial<StandbyParts> = {}) {
  const standby = openStandby({
    pool,
    position: positionOf(t.database.pool),
    log: { warn: (_, message) => void warned.push(message) },
    onRead: (from) => void ran.push(from),
    patience: 30_000,
    pause: 0,
    ...changes,
  });
  Object.assign(t.services, { standby });
}

beforeAll(async () => {
  cluster = await startReplicatedCluster({ settings: { fsync: 'off', max_wal_size: '1GB' } });
  const adminOf = cluster.primary.config('postgres');
  await makeTemplate(adminOf, TEMPLATE);
  t = await createTestApp({ cluster: { admin: adminOf, template: TEMPLATE }, services: { metrics: NO_METRICS } });
  const database = String(t.database.config.database);
  pool = createPool({ ...cluster.standby.config(database), max: 5, connectionTimeoutMillis: 2_000 });
  admin = await t.actor('superadmin');
}, 120_000);
afterAll(async () => {
  await pool.end();
  await t.close();
  await cluster.close();
});
beforeEach(() => {
  ran.length = 0;
  warned.length = 0;
  open();
});

const exported = async () => {
  const { status, text } = await t.call(exportVouchers, admin, { query: { tab: 'active' } });
  expect(status).toBe(200);
  return text;
};

/** Makes a voucher as the caller's own last write, which the standby may not have yet. */
const writeOwn = async () => (await insertVoucher(t.db)).code;

describe('exports, statistics and archives', () => {
  it('are endpoints that exist', () => {
    const ids = CATALOG.map(({ facts }) => facts.id);
    expect(STATISTICS_AND_ARCHIVES.filter((id) => !ids.includes(id))).toEqual([]);
    expect(LAGGING.length).toBeGreaterThan(20);
  });

  it.each(LAGGING.map((facts): [string, EndpointFacts] => [facts.id, facts]))(
    '%s is read from the standby',
    async (_, facts) => {
      const { caller, options } = await prepareCall(t, facts, permittedActor(facts));
      const { status, text } = await t.call(facts, caller, options);
      expect([status, status < 400 ? '' : text]).toEqual([facts.status ?? 200, '']);
      expect(ran).toEqual(['standby']);
    },
  );
});

describe('own writes', () => {
  it('are in an export while the standby is behind, as it is read from the primary', async () => {
    await cluster.standby.query('select pg_wal_replay_pause()');
    try {
      open({ patience: 50 });
      const code = await writeOwn();
      expect(await exported()).toContain(code);
      expect(ran).toEqual(['behind']);
      expect(warned).toHaveLength(1);
      await exported();
      expect(warned).toHaveLength(1);
    } finally {
      await cluster.standby.query('select pg_wal_replay_resume()');
    }
  });

  it('are in an export from the standby when it catches up in time', async () => {
    await cluster.standby.query('select pg_wal_replay_pause()');
    const code = await writeOwn();
    const waiting = exported();
    await eventually(async () => expect(pool.totalCount - pool.idleCount).toBe(1));
    await cluster.standby.query('select pg_wal_replay_resume()');
    expect(await waiting).toContain(code);
    expect(ran).toEqual(['standby']);
  });

  it('would be missing without comparing positions (control)', async () => {
    await cluster.standby.query('select pg_wal_replay_pause()');
    try {
      open({ position: async () => '0/0' });
      const code = await writeOwn();
      expect(await exported()).not.toContain(code);
      expect(ran).toEqual(['standby']);
    } finally {
      await cluster.standby.query('select pg_wal_replay_resume()');
    }
  });
});

describe('a standby that dies', () => {
  it('is left alone for a while, so that calls do not wait for it, and is used again when it is back', async () => {
    await cluster.standby.kill();
    const code = await writeOwn();
    let asked = 0;
    const position = positionOf(t.database.pool);
    open({
      pause: 600_000,
      position: () => {
        asked += 1;
        return position();
      },
    });
    expect(await exported()).toContain(code);
    expect(await exported()).toContain(code);
    expect([ran, asked]).toEqual([['unreachable', 'unreachable'], 1]);
    await cluster.standby.start();
    open();
    expect(await exported()).toContain(code);
    expect(ran.at(-1)).toBe('standby');
  });

  it('in the middle of an export lets the primary repeat it', async () => {
    const code = await writeOwn();
    const found = t.services.standby;
    const standby: Standby = {
      read: (reads) =>
        found?.read(async (tx) => {
          const value = await reads(tx);
          await cluster.standby.kill();
          await tx.execute('select 1');
          return value;
        }) ?? Promise.resolve(null),
    };
    Object.assign(t.services, { standby });
    expect(await exported()).toContain(code);
    await cluster.standby.start();
  });
});
