import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Registry } from '@widya/contract/routing/registry';
import { diskDetail } from '../platform/storage/disk-detail.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { migrationsCheck } from './migrations-check.ts';
import { pageCheck } from './page-check.ts';

let t: TestApp;
let failing: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  t = await createTestApp({ parts: { checks: { database: () => failing(), other: async () => undefined } } });
});
afterAll(() => t.close());

describe('readiness', () => {
  it('is there when every part works', async () => {
    const answer = await t.app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', checks: { database: 'ok', other: 'ok' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('password=rahasia'))],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('is gone when one %s, naming the part and nothing more', async (_name, check) => {
    failing = check;
    const answer = await t.app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', checks: { database: 'failed', other: 'ok' } });
    expect((await t.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    failing = async () => undefined;
  });

  it('waits for the page, and reports that', async () => {
    const remote = { name: 'mf-classes' } as Registry['remotes'][number];
    const built: { page: string | null; registry: Registry | null; site: boolean } = {
      page: null,
      registry: null,
      site: false,
    };
    const page = pageCheck({ page: () => built.page, registry: () => built.registry, hasSite: () => built.site });
    const own = await createTestApp({ parts: { checks: { page } } });
    const expectBuilding = async () => {
      const answer = await own.app.inject({ url: '/readyz' });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ status: 'not ready', checks: { page: 'being built' } });
    };
    await expectBuilding();
    built.page = '<html></html>';
    await expectBuilding();
    built.registry = { schema: 1, remotes: [] };
    await expectBuilding();
    built.registry = { schema: 1, remotes: [remote] };
    await expectBuilding();
    built.site = true;
    const answer = await own.app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', checks: { page: 'ok' } }]);
    await own.close();
  });

  it('reports the state of the embedded database', async () => {
    const health = { state: 'restarting', restarts: 2, last_restart_at: '2026-11-23T02:00:00.000Z' } as const;
    const own = await createTestApp({ parts: { checks: {}, databaseHealth: () => health } });
    expect((await own.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', database: health });
    expect((await t.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    await own.close();
  });

  it('reports whether the disk is full', async () => {
    const space = (mb: number) => async () => ({ bavail: mb * 256, bsize: 4_096 });
    const own = await createTestApp({ parts: { checks: {}, disk: () => diskDetail('/', space(63)) } });
    const disk = { state: 'full', free_mb: 63 };
    expect((await own.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', disk });
    expect((await own.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'degraded', details: { disk } });
    expect(await diskDetail('/', space(64))).toEqual({ state: 'ok', free_mb: 64 });
    await own.close();
  });

  it.each([
    ['works', async () => ({ state: 'ok' }), 'ready', { state: 'ok' }],
    ['is held', async () => ({ state: 'held' }), 'degraded', { state: 'held' }],
    ['cannot be read', () => Promise.reject(new Error('no')), 'degraded', { state: 'unknown' }],
  ])('stays when a part without which calls work %s', async (_, read, status, mail) => {
    const other = await createTestApp({ parts: { details: { mail: read } } });
    const answer = await other.app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status, checks: {}, details: { mail } }]);
    await other.close();
  });

  it('needs every migration', async () => {
    const check = migrationsCheck(t.database.pool);
    await expect(check()).resolves.toBeUndefined();
    await t.database.pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await expect(check()).rejects.toThrow(/migrations are applied/);
  });
});
