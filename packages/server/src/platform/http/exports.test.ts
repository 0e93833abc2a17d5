import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listTopics } from '@widya/contract/topics';
import { exportVouchers } from '@widya/contract/vouchers';
import { eventually } from '@widya/testing/eventually';
import type pg from 'pg';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createDatabase, createPool } from '../database/pool.ts';

const EXPORTS = 40;
/** Number of connections in the pool that a test app has for all other calls. */
const CONNECTIONS = 10;

describe('exports, forty at once', () => {
  let t: TestApp;
  let admin: Actor | null;
  let exportPool: pg.Pool;
  let holder: pg.Client | pg.PoolClient;
  beforeEach(async () => {
    t = await createTestApp();
    admin = await t.actor('superadmin');
    exportPool = createPool({ ...t.database.config, max: 2, connectionTimeoutMillis: 0, statement_timeout: 0 });
    holder = await exportPool.connect();
    await holder.query('begin; lock table vouchers in access exclusive mode');
  });
  afterEach(async () => {
    await exportPool.end();
    await t.close();
  });

  const exportAll = () =>
    Promise.all(Array.from({ length: EXPORTS }, () => t.call(exportVouchers, admin, { query: { tab: 'active' } })));
  const releaseLock = async () => {
    await holder.query('rollback');
    (holder as pg.PoolClient).release();
  };

  it('leave the connections of all other calls alone', async () => {
    Object.assign(t.services, { exportDb: createDatabase(exportPool) });
    const exports = exportAll();
    await eventually(async () => expect(exportPool.waitingCount).toBe(EXPORTS - 1));
    expect((await t.call(listTopics, admin)).status).toBe(200);
    await releaseLock();
    expect((await exports).map(({ status }) => status)).toEqual(Array(EXPORTS).fill(200));
  });

  it('would keep a list waiting without connections of their own', async () => {
    const exports = exportAll();
    await eventually(async () => expect(t.database.pool.waitingCount).toBe(EXPORTS - CONNECTIONS));
    const list = t.call(listTopics, admin);
    await eventually(async () => expect(t.database.pool.waitingCount).toBe(EXPORTS - CONNECTIONS + 1));
    await releaseLock();
    await Promise.all([exports, list]);
  });
});
