import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as certificates from '@widya/contract/certificates';
import type { Registry } from '@widya/contract/routing/registry';
import * as telemetry from '@widya/contract/telemetry';
import * as topics from '@widya/contract/topics';
import pg from 'pg';
import { insertPing } from '../modules/webhooks/deliveries.ts';
import { createPool } from '../platform/database/pool.ts';
import { emailHold, emailLog, emailOutbox } from '../platform/database/schema/email.ts';
import { type BossQueue, openBossQueue } from '../platform/jobs/boss-queue.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { insertWebhook } from '../testing/insert-webhook.ts';
import { prepareCall } from '../testing/prepare-call.ts';
import { serveMetrics } from './metrics-listener.ts';
import { type OpenMetrics, openMetrics } from './open-metrics.ts';

const TOKEN = 'a-token-for-monitoring';
const REGISTRY = {
  schema: 1,
  remotes: [{ name: 'mf-classes', current: { version: '1.1.0' }, previous: { version: '1.0.0' } }],
} as unknown as Registry;

let t: TestApp;
let measured: OpenMetrics;
let jobs: BossQueue;
let figures: TestDatabase;

beforeAll(async () => {
  figures = await createTestDatabase();
  measured = openMetrics({ pools: { calls: figures.pool }, remotes: () => REGISTRY });
  t = await createTestApp({
    env: { METRICS_TOKEN: TOKEN },
    services: { metrics: measured.metrics },
    parts: { scrape: measured },
  });
  const queue = { name: 'uji', work: async () => undefined };
  jobs = await openBossQueue({ pool: figures.pool, log: t.app.log as never, working: false }, [queue]);
});
afterAll(async () => {
  await jobs.stop();
  await t.close();
  await figures.close();
});

const scrapeMain = (authorization?: string) =>
  t.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

/** Value of a series; undefined when it does not exist. */
async function seriesValue(series: string): Promise<number | undefined> {
  const line = (await measured.scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('the address', () => {
  it('needs the token on the main port', async () => {
    for (const header of [undefined, 'Bearer wrong', `Bearer ${TOKEN}x`, TOKEN])
      expect((await scrapeMain(header)).statusCode).toBe(401);
    const answer = await scrapeMain(`Bearer ${TOKEN}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, measured.contentType]);
    expect(answer.body).toContain('widya_build_info{version="');
  });

  it('does not exist without a setting', async () => {
    const plain = await createTestApp();
    expect((await plain.app.inject({ url: '/metrics' })).body).not.toContain('widya_build_info');
    await plain.close();
  });

  it('has its own port, which answers nothing else', async () => {
    let port = 0;
    const info = (fields: { readonly port: number }) => {
      port = fields.port;
    };
    const listener = await serveMetrics(measured, '127.0.0.1', 0, { info, error: () => undefined } as never);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('widya_database_up 1')]);
    expect((await fetch(`http://127.0.0.1:${port}/v1/topic`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    await listener.stop();
  });
});

describe('requests', () => {
  it('are counted by template, method and status, with their duration', async () => {
    const series = 'widya_http_requests_total{method="GET",route="/v1/topic",status="200"}';
    const before = (await seriesValue(series)) ?? 0;
    const admin = await t.actor('admin');
    await t.call(topics.listTopics, admin);
    expect(await seriesValue(series)).toBe(before + 1);
    const counted = 'widya_http_request_duration_seconds_count{method="GET",route="/v1/topic"}';
    expect(await seriesValue(counted)).toBeGreaterThan(0);
  });

  it('of unknown addresses, and ids in addresses, add no series', async () => {
    const admin = await t.actor('admin');
    const headers = { authorization: `Bearer ${admin?.token}` };
    const visit = async (name: string) => {
      for (const url of [`/v1/${name}`, `/${name}/x`, `/${name}.js`, `/v1/class/${name}`, `/v1/member/${name}/person`])
        await t.app.inject({ url, headers });
      await t.app.inject({ method: 'POST', url: `/v1/${name}`, headers });
      return (await measured.scrape()).split('\n').filter((line) => line.startsWith('widya_http_'));
    };
    const first = await visit('satu-rahasia');
    const second = await visit('dua-rahasia');
    expect(second).toHaveLength(first.length);
    expect(second.join()).not.toContain('rahasia');
  });
});

describe('what people and browsers do', () => {
  it('counts refused sign-ins by reason', async () => {
    const series = 'widya_sign_ins_refused_total{reason="CREDENTIAL_NOT_FOUND"}';
    const body = { email: 'tidak.ada@uji.example', password: 'Salah-Sekali-77' };
    await t.call(accounts.loginAdmin, null, { body });
    expect(await seriesValue(series)).toBe(1);
    await t.call(accounts.loginAdmin, null, { body });
    expect(await seriesValue(series)).toBe(2);
    // A call without a valid session does not count as a refused sign-in.
    await t.call(topics.listTopics, null);
    expect(await seriesValue('widya_sign_ins_refused_total{reason="UNAUTHENTICATED"}')).toBeUndefined();
  });

  it('counts failures of published remotes by version, and all others as one', async () => {
    const report = (remote: string, version: string | null) =>
      t.call(telemetry.reportRemoteFailure, null, {
        body: { remote, version, screen: null, failure: 'timeout', incident_id: 'x', detail: '', path: '/' },
      });
    await report('mf-classes', '1.0.0');
    await report('mf-classes', '9.9.9');
    await report('mf-nonsense', '1.0.0');
    const series = (remote: string, version: string) =>
      seriesValue(`widya_remote_failures_total{remote="${remote}",version="${version}",failure="timeout"}`);
    expect([
      await series('mf-classes', '1.0.0'),
      await series('mf-classes', 'other'),
      await series('other', 'other'),
      await series('mf-nonsense', '1.0.0'),
    ]).toEqual([1, 1, 1, undefined]);
  });

  it('shows how long the first rows of a remote took', async () => {
    const report = (version: string, ms: number) =>
      t.call(telemetry.reportRowsShown, null, { body: { remote: 'mf-classes', version, ms } });
    await report('1.1.0', 700);
    await report('1.1.0', 2_500);
    await report('9.9.9', 100);
    const labels = 'remote="mf-classes",version="1.1.0"';
    expect(await seriesValue(`widya_remote_rows_seconds_count{${labels}}`)).toBe(2);
    expect(await seriesValue(`widya_remote_rows_seconds_bucket{le="1",${labels}}`)).toBe(1);
    expect(await seriesValue('widya_remote_rows_seconds_count{remote="mf-classes",version="9.9.9"}')).toBeUndefined();
  });

  it('counts stored certificates, and a repeated upload once', async () => {
    const { caller, options } = await prepareCall(t, certificates.uploadCertificate, 'admin');
    const upload = () => t.call(certificates.uploadCertificate, caller, { ...options, query: { revision: '1' } });
    expect(await seriesValue('widya_certificates_made_total')).toBe(0);
    expect((await upload()).status).toBe(200);
    expect((await upload()).body.affectedRows).toBe(0);
    expect(await seriesValue('widya_certificates_made_total')).toBe(1);
  });
});

describe('the database', () => {
  beforeEach(async () => {
    await figures.pool.query('delete from pgboss.job');
  });

  it('shows waiting, oldest and failed jobs by queue', async () => {
    const of = (state: string) => seriesValue(`widya_jobs{queue="uji",state="${state}"}`);
    expect([await of('waiting'), await of('failed')]).toEqual([0, 0]);
    await jobs.enqueue('uji', { n: 1 });
    await jobs.enqueue('uji', { n: 2 });
    await jobs.enqueue('uji', { n: 3 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await figures.pool.query(
      `update pgboss.job set start_after = now() - interval '90 seconds' where data->>'n' = '1'`,
    );
    expect(await of('waiting')).toBe(2);
    expect(await seriesValue('widya_jobs_oldest_seconds{queue="uji"}')).toBeGreaterThanOrEqual(90);
    await figures.pool.query(`update pgboss.job set state = 'failed' where data->>'n' = '2'`);
    expect([await of('waiting'), await of('failed')]).toEqual([1, 1]);
  });

  it('shows mails by state and whether they are held', async () => {
    const { db } = figures;
    const mail = { to_email: 'a@uji.example', subject: 'Uji', body_html: '' };
    await db.insert(emailOutbox).values({ ...mail, dedupe_key: 'satu', next_at: new Date(Date.now() - 60_000) });
    await db.insert(emailLog).values({ message_id: 'a', to_email: 'a@uji.example', subject: 'Uji', status: 'failed' });
    expect(await seriesValue('widya_mails{state="queued"}')).toBe(1);
    expect(await seriesValue('widya_mails{state="failed"}')).toBe(1);
    expect(await seriesValue('widya_mails_oldest_seconds')).toBeGreaterThanOrEqual(60);
    expect(await seriesValue('widya_mails_held')).toBe(0);
    const now = new Date();
    await db.insert(emailHold).values({ since: now, reason: 'connection', detail: 'x', next_at: now });
    expect(await seriesValue('widya_mails_held')).toBe(1);
  });

  it('shows how many webhooks are active, failing and inactive', async () => {
    const of = (state: string) => seriesValue(`widya_webhooks{state="${state}"}`);
    expect([await of('active'), await of('failing'), await of('inactive')]).toEqual([0, 0, 0]);
    for (const values of [{}, { failing_since: new Date() }, { active: false, failing_since: new Date() }])
      await insertWebhook(figures.db, t.config, values);
    expect([await of('active'), await of('failing'), await of('inactive')]).toEqual([1, 1, 1]);
    await figures.pool.query('delete from webhooks');
  });

  it('shows deliveries of webhooks that wait or were given up, and how long they are due', async () => {
    expect(await seriesValue('widya_webhook_deliveries{state="waiting"}')).toBe(0);
    const { id } = await insertWebhook(figures.db, t.config);
    await insertPing(figures.db, id, new Date(Date.now() - 60_000));
    const failed = await insertPing(figures.db, id, new Date());
    await figures.pool.query(`update webhook_deliveries set state = 'failed' where id = ${failed}`);
    expect(await seriesValue('widya_webhook_deliveries{state="waiting"}')).toBe(1);
    expect(await seriesValue('widya_webhook_deliveries{state="failed"}')).toBe(1);
    expect(await seriesValue('widya_webhook_oldest_seconds')).toBeGreaterThanOrEqual(60);
    await figures.pool.query('update webhooks set active = false');
    expect(await seriesValue('widya_webhook_deliveries{state="waiting"}')).toBe(0);
  });

  it('shows used, idle and waiting connections', async () => {
    const pool = createPool({ ...figures.config, max: 1 });
    const own = openMetrics({ pools: { calls: figures.pool, exports: pool }, remotes: () => null });
    const client = await pool.connect();
    const waiting = pool.connect();
    const text = await own.scrape();
    expect(text).toContain('widya_database_connections{pool="exports",state="used"} 1');
    expect(text).toContain('widya_database_connections{pool="exports",state="waiting"} 1');
    expect(text).toContain('widya_database_connections_max{pool="exports"} 1');
    client.release();
    (await waiting).release();
    expect(await own.scrape()).toContain('widya_database_connections{pool="exports",state="idle"} 1');
    await pool.end();
  });

  it('may fail without breaking the scrape', async () => {
    const gone = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
    const text = await openMetrics({ pools: { calls: gone }, remotes: () => null }).scrape();
    expect(text).toContain('widya_database_up 0');
    expect(text).not.toMatch(/^widya_mails_held /m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_cpu_seconds_total');
    await gone.end();
  });

  it('may hang: a scrape gives up, and the next one starts no second query', async () => {
    const pool = createPool({ ...figures.config, max: 1 });
    const own = openMetrics({ pools: { calls: pool }, remotes: () => null });
    const client = await pool.connect();
    expect(await own.scrape()).toContain('widya_database_up 0');
    await own.scrape();
    expect(pool.waitingCount).toBe(1);
    client.release();
    await pool.end();
  });
});
