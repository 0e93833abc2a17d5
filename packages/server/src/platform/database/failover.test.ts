import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import type pg from 'pg';
import { type RunningServer, startServer } from '../../server.ts';
import { type Actor, makeActor } from '../../testing/actors.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { type ReplicatedCluster, startReplicatedCluster } from '../../testing/replicated-cluster.ts';
import { checkConfig } from '../config/check-config.ts';
import { createLogger } from '../http/logger.ts';
import { createDatabase, createPool } from './pool.ts';
import { hostsOf, refuseStandby } from './primary.ts';

const DATABASE = 'widya';
/** The longest time without an acknowledged write, in ms. */
const OUTAGE_MS = 10_000;
const WRITERS = 8;
/** Acknowledged writes before the primary is killed, and after the server has found the new one. */
const WRITES = 40;

interface World {
  readonly cluster: ReplicatedCluster;
  readonly server: RunningServer;
  readonly folder: string;
  readonly actor: Actor | null;
  /** Connects to the database of one of the two servers, without the product. */
  readonly poolOf: (member: 'primary' | 'standby') => pg.Pool;
}

let opened: World | null = null;
const pools: pg.Pool[] = [];
afterEach(async () => {
  await opened?.server.stop();
  for (const pool of pools.splice(0)) await pool.end();
  await opened?.cluster.close();
  if (opened) await rm(opened.folder, { recursive: true, force: true });
  opened = null;
});

/** Starts a server on a primary with a standby, of which it knows both addresses. */
async function openWorld(synchronous: boolean): Promise<World> {
  const cluster = await startReplicatedCluster({ settings: { fsync: 'off' }, synchronous });
  const folder = await mkdtemp(join(tmpdir(), 'widya-failover-'));
  await cluster.primary.query(`create database ${DATABASE}`);
  const hosts = [cluster.standby, cluster.primary].map(({ port }) => `127.0.0.1:${port}`);
  const config = await checkConfig({
    DATABASE_URL: `postgres://widya@${hosts.join(',')}/${DATABASE}`,
    ...{ DATA_DIR: folder, WEB_ROOT: folder, PORT: '0', DEMO: 'off', PUBLIC_URL: 'https://widya.example' },
    ...{ RATE_LIMIT: 'off', NODE_ENV: 'test', PASSWORD_HASHING: 'fast', LOG_LEVEL: 'silent' },
  });
  const server = await startServer(config, createLogger(config));
  const poolOf = (member: 'primary' | 'standby') => {
    const pool = createPool(cluster[member].config(DATABASE));
    pools.push(pool);
    return pool;
  };
  const actor = await makeActor(createDatabase(poolOf('primary')), 'superadmin', new Date());
  opened = { cluster, server, folder, actor, poolOf };
  return opened;
}

const writeTopic = async ({ server, actor }: World, name: string): Promise<number> => {
  const headers = { authorization: `Bearer ${actor?.token}` };
  const { statusCode } = await server.app.inject({
    ...{ method: 'POST', url: '/v1/topic', headers },
    payload: { name, code: '' },
  });
  return statusCode;
};

/** Writes from several clients until it is stopped. */
function startLoad(world: World) {
  const acknowledged: { readonly name: string; readonly at: number }[] = [];
  const refused: number[] = [];
  let isOver = false;
  const writer = async (number: number) => {
    for (let n = 0; !isOver; n += 1) {
      const name = `Topik ${number}-${n}`;
      const status = await writeTopic(world, name);
      if (status === 201) acknowledged.push({ name, at: performance.now() });
      else {
        refused.push(status);
        await wait(20);
      }
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true;
      await writers;
    },
  };
}

const lostAmong = async (pool: pg.Pool, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>('select name from topics');
  const found = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !found.has(name));
};

/** The longest time between two acknowledged writes, in ms. */
const longestPause = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));

describe('a primary that is killed under load', () => {
  it('is replaced by the promoted standby: no acknowledged write is lost and no restart is needed', async () => {
    const world = await openWorld(true);
    const load = startLoad(world);
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(WRITES));
    await world.cluster.primary.kill();
    await world.cluster.standby.query('select pg_promote()');
    const before = load.acknowledged.length;
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(before + WRITES));
    await load.stop();
    const names = load.acknowledged.map(({ name }) => name);
    expect(await lostAmong(world.poolOf('standby'), names)).toEqual([]);
    expect(new Set(load.refused)).toEqual(new Set([503]));
    const pause = longestPause(load.acknowledged.map(({ at }) => at));
    expect(pause).toBeLessThan(OUTAGE_MS);

    const { email } = await insertAdmin(createDatabase(world.poolOf('standby')));
    const asked = await world.server.app.inject({ method: 'POST', url: '/v1/password_link', payload: { email } });
    expect(asked.statusCode).toBe(202);
    await eventually(async () => {
      const mails = await readdir(join(world.folder, 'mail'));
      const texts = await Promise.all(mails.map((name) => readFile(join(world.folder, 'mail', name), 'utf8')));
      expect(texts.filter((text) => text.includes(email))).toHaveLength(1);
    });
  }, 120_000);

  it('loses acknowledged writes when commits do not wait for the standby (control)', async () => {
    const world = await openWorld(false);
    await world.cluster.standby.query("alter system set primary_conninfo = ''");
    await world.cluster.standby.query('select pg_reload_conf()');
    await eventually(async () =>
      expect((await world.cluster.primary.query('select 1 from pg_stat_replication')).rowCount).toBe(0),
    );
    expect(await writeTopic(world, 'Belum disalin')).toBe(201);
    await world.cluster.primary.kill();
    await world.cluster.standby.query('select pg_promote()');
    expect(await lostAmong(world.poolOf('standby'), ['Belum disalin'])).toEqual(['Belum disalin']);
  }, 120_000);

  it('leaves the server without a database until a standby is promoted (control)', async () => {
    const world = await openWorld(true);
    await world.cluster.primary.kill();
    await eventually(async () => expect(await writeTopic(world, 'Tidak tersimpan')).toBe(503));
    expect(await writeTopic(world, 'Tidak tersimpan')).toBe(503);
    const ready = await world.server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { checks: { database: 'failed' } }]);
    await world.cluster.standby.query('select pg_promote()');
    await eventually(async () => expect(await writeTopic(world, 'Tersimpan')).toBe(201));
  }, 120_000);

  it('is not mixed up with its standby: a connection to one is refused and not kept', async () => {
    const { cluster } = await openWorld(false);
    const pool = createPool({ ...cluster.standby.config(DATABASE), onConnect: refuseStandby });
    pools.push(pool);
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P03' });
    expect(pool.totalCount).toBe(0);
    await cluster.primary.kill();
    await cluster.standby.query('select pg_promote()');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }, 120_000);
});

describe('an address with several hosts', () => {
  it.each([
    [
      'postgres://a:b%40c@db-1:5432,db-2/widya?sslmode=require',
      ['postgres://a:b%40c@db-1:5432/widya?sslmode=require', 'postgres://a:b%40c@db-2/widya?sslmode=require'],
    ],
    ['postgresql://db-1,db-2,/widya', ['postgresql://db-1/widya', 'postgresql://db-2/widya']],
    ['postgres://a@db-1/widya', ['postgres://a@db-1/widya']],
    ['postgres://a@/widya?host=/run/a,b&port=5', ['postgres://a@/widya?host=/run/a,b&port=5']],
  ])('%s is split', (address, hosts) => {
    expect(hostsOf(address)).toEqual(hosts);
  });
});
