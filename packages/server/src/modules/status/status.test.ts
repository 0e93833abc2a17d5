import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Status } from '@widya/contract/status';
import * as contract from '@widya/contract/status';
import { eventually } from '@widya/testing/eventually';
import { cleanUp } from '../../background/clean-up.ts';
import { recordBackup } from '../../platform/database/backup-record.ts';
import { emailHold, emailOutbox } from '../../platform/database/schema/email.ts';
import { files, serverHeartbeats } from '../../platform/database/schema/platform.ts';
import { type BossQueue, openBossQueue } from '../../platform/jobs/boss-queue.ts';
import { newKey } from '../../platform/storage/keys.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertWebhook } from '../../testing/insert-webhook.ts';
import { insertPing } from '../webhooks/deliveries.ts';
import { startHeartbeat } from './heartbeat.ts';
import { missingSettings } from './missing-settings.ts';
import { withoutValues } from './queries.ts';

let t: TestApp;
let superadmin: Actor | null;
let jobs: BossQueue;
beforeAll(async () => {
  t = await createTestApp();
  superadmin = await t.actor('superadmin');
});
afterAll(() => t.close());

const read = async (): Promise<Status> => {
  const { status, body } = await t.call(contract.readStatus, superadmin);
  expect(status).toBe(200);
  return body as unknown as Status;
};

describe('servers', () => {
  const log = { debug: () => undefined } as never;

  it('are listed with their version while they run, and removed when they stop', async () => {
    const stop = await startHeartbeat(t.database.pool, { jobs: true }, log);
    const { servers } = await read();
    expect(servers).toEqual([expect.objectContaining({ jobs: true, alive: true, node: process.version })]);
    expect(servers[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
    await stop();
    expect((await read()).servers).toEqual([]);
  });

  it('are marked when they ended without a word, and forgotten after a day', async () => {
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
    const facts = { host: 'a', version: '1.0.0', node: 'v24', jobs: false };
    await t.db.insert(serverHeartbeats).values([
      { ...facts, id: '00000000-0000-4000-8000-000000000001', started_at: minutes(60), seen_at: minutes(5) },
      { ...facts, id: '00000000-0000-4000-8000-000000000002', started_at: minutes(3_000), seen_at: minutes(2_000) },
    ]);
    expect((await read()).servers.map(({ id, alive }) => [id.at(-1), alive])).toEqual([['1', false]]);
    await cleanUp(t.services);
    expect(await t.db.$count(serverHeartbeats)).toBe(1);
  });

  it('do not fail with the database', async () => {
    const broken = { query: () => Promise.reject(new Error('no database')) };
    await expect(startHeartbeat(broken as never, { jobs: true }, log)).resolves.toBeInstanceOf(Function);
  });
});

describe('the database', () => {
  it('has a size, its connections and the statements that run', async () => {
    const sleeping = t.database.pool.query(`select pg_sleep(60), 'Ani Rahasia'`).catch(() => undefined);
    const shown = await eventually(async () => {
      const { database } = await read();
      expect(database.slow.some(({ query }) => query.includes('pg_sleep'))).toBe(true);
      return database;
    });
    expect(shown).toMatchObject({ source: 'running', version: expect.stringMatching(/^\d+/) });
    expect(shown.size_bytes).toBeGreaterThan(1_000_000);
    expect(shown.connections).toBeLessThan(shown.max_connections);
    expect(JSON.stringify(shown)).not.toContain('Rahasia');
    await t.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(60)%'`,
    );
    await sleeping;
  });

  it('shows statements without their values', () => {
    expect(withoutValues(`select *\n  from admins where name = 'O''Ani' and id = $1`)).toBe(
      'select * from admins where name = ? and id = $1',
    );
  });
});

it('returns queues with their waiting and failed jobs', async () => {
  expect((await read()).queues).toEqual([]);
  const queues = [{ name: 'uji', work: async () => undefined }];
  jobs = await openBossQueue({ pool: t.database.pool, log: t.app.log as never, working: false }, queues);
  await jobs.enqueue('uji', {});
  expect((await read()).queues).toEqual([
    { queue: 'uji', waiting: 1, active: 0, failed: 0, oldest_seconds: expect.any(Number) },
  ]);
  await jobs.stop();
});

it('returns waiting mails and whether they are on hold', async () => {
  expect((await read()).mail).toMatchObject({ queued: 0, held: false, oldest_seconds: null });
  await t.db
    .insert(emailOutbox)
    .values({ dedupe_key: 'a', to_email: 'a@uji.example', subject: '', body_html: '', next_at: new Date(0) });
  await t.db.insert(emailHold).values({ since: new Date(), reason: 'connection', detail: '', next_at: new Date() });
  expect((await read()).mail).toMatchObject({ queued: 1, held: true });
});

it('checks the storage and tries to find the newest file', async () => {
  expect((await read()).storage).toMatchObject({ kind: 'folder', state: 'ok', files: 0, size_bytes: 0 });
  const key = newKey('private', 'uji', 'application/pdf', new Date());
  await t.db.insert(files).values({ key, owner_kind: 'admin', content_type: 'application/pdf', size: 3, sha256: '00' });
  expect((await read()).storage.state).toBe('failed');
  await t.services.storage.put(key, Buffer.from('pdf'), 'application/pdf');
  expect((await read()).storage).toMatchObject({ state: 'ok', files: 1, size_bytes: 3, free_mb: expect.any(Number) });
});

it('returns webhooks by state, since when they fail, and deliveries that wait', async () => {
  const none = { active: 0, failing: 0, inactive: 0, failing_since: null, waiting: 0, oldest_seconds: null, failed: 0 };
  expect((await read()).webhooks).toEqual(none);
  const since = new Date('2026-11-20T01:30:00.250Z');
  const { id } = await insertWebhook(t.db, t.config);
  await insertWebhook(t.db, t.config, { failing_since: new Date('2026-11-21T00:00:00.000Z') });
  await insertWebhook(t.db, t.config, { failing_since: since });
  await insertWebhook(t.db, t.config, { failing_since: new Date(0), active: false });
  await insertPing(t.db, id, new Date(Date.now() - 60_000));
  expect((await read()).webhooks).toEqual({
    ...none,
    active: 1,
    failing: 2,
    inactive: 1,
    failing_since: since.toISOString(),
    waiting: 1,
    oldest_seconds: expect.any(Number),
  });
});

it('shows the newest backup', async () => {
  expect((await read()).backup_at).toBeNull();
  await recordBackup(t.database.config, new Date('2026-11-20T01:30:00.000Z'));
  await recordBackup(t.database.config, new Date('2026-11-21T01:30:00.000Z'));
  expect((await read()).backup_at).toBe('2026-11-21T01:30:00.000Z');
});

it('names what is not configured', async () => {
  expect(missingSettings(t.config)).toContain('smtp');
  expect((await read()).missing).toEqual(missingSettings(t.config));
  const { midtrans: _, ...config } = t.config;
  expect(missingSettings({ ...config, midtrans: { serverKey: 'x', baseUrl: null } })).not.toContain('midtrans');
});
