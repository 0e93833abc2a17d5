import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Endpoint } from '@widya/contract/endpoint';
import { reportRowsShown } from '@widya/contract/telemetry';
import { eventually } from '@widya/testing/eventually';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { telemetryRoutes } from '../../modules/telemetry/routes.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPool } from '../../testing/database.ts';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { startFakeCollector } from '../../testing/fake-collector.ts';
import { startFakeSmtp } from '../../testing/fake-smtp.ts';
import { type Binding, bindPublic } from '../http/bind.ts';
import { type BossQueue, openBossQueue } from '../jobs/boss-queue.ts';
import type { Queue } from '../jobs/queue.ts';
import { withTrace } from '../jobs/traced-data.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { newKey } from '../storage/keys.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import { openTracing } from './open-tracing.ts';
import { activateTracing, continueTrace, currentSpan, type Tracing } from './tracing.ts';

const ANSWER = { query: z.object({ rahasia: z.string() }), answer: z.object({ success: z.literal(true) }) };
type S = typeof ANSWER;
const declare = (id: string): Endpoint<S> => ({
  id,
  method: 'POST',
  path: `/v1/${id}/:code`,
  access: { kind: 'public' },
  summary: id,
  tag: 'Test',
  audit: null,
});

const [works, fails] = [declare('works'), declare('fails')];
const working = bindPublic(works, ANSWER, async ({ tx, query, storage, jobs, log }) => {
  await tx.execute(sql`select ${query.rahasia}::text as value`);
  await storage.put(
    newKey('public', 'attachments', 'application/pdf', new Date()),
    Buffer.from('isi'),
    'application/pdf',
  );
  await jobs.enqueue('uji', { to: 'budi@uji.example' });
  log.info('a line of the handler');
  return { success: true };
});
const failing = bindPublic(fails, ANSWER, async () => {
  throw new Error('kunci rahasia');
});

const QUEUES: readonly Queue[] = [
  {
    name: 'uji',
    work: async ({ db, clock }, data, log) => {
      expect(data).toEqual({ to: 'budi@uji.example' });
      const mail = { to: 'budi@uji.example', subject: 'Halo', html: '<p>Isi</p>', dedupeKey: 'satu' };
      await db.transaction((tx) => enqueueMail(tx, mail, clock()));
      log.info('a line of the job');
    },
  },
];

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const NAVIGATION = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${NAVIGATION}-01`;

const collector = await startFakeCollector();
const smtp = await startFakeSmtp();
const bucket = await startFakeBucket();
const before = { ...process.env };
let t: TestApp;
let tracing: Tracing;
let queue: BossQueue;
beforeAll(async () => {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=uji',
    OTEL_SERVICE_NAME: 'widya-uji',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=uji',
  });
  tracing = openTracing({ warn: () => undefined }, process.env, { 'x-secret': 'berkas' });
  activateTracing(tracing);
  const bindings: Binding[] = [working, failing, ...telemetryRoutes];
  t = await createTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    parts: {
      catalog: [
        { facts: works, schemas: ANSWER },
        { facts: fails, schemas: ANSWER },
        ...telemetryRoutes.map(({ facts, schemas }) => ({ facts, schemas })),
      ] as never,
      bindings,
    },
    services: {
      storage: await s3Storage(bucket.settings),
      jobs: { enqueue: (...job) => queue.enqueue(...job) },
    },
  });
  queue = await openBossQueue({ pool: t.database.pool, log: t.app.log as never, working: true }, QUEUES);
});
afterAll(async () => {
  await queue.stop();
  await t.close();
  await tracing.stop();
  activateTracing(null);
  process.env = before;
  await Promise.all([collector.close(), smtp.close(), bucket.close()]);
});

const call = (facts: typeof works, headers: Readonly<Record<string, string>> = {}) =>
  t.app.inject({ method: 'POST', url: `/v1/${facts.id}/ABC?rahasia=nilai-rahasia`, headers });

/** The spans of a trace, once there are as many as are expected. */
async function spansOf(trace: string, names: readonly string[]) {
  const found = () => collector.spans.filter(({ traceId }) => traceId === trace);
  await eventually(() => expect(found().map(({ name }) => name)).toEqual(expect.arrayContaining([...names])));
  return found();
}

describe('traces', () => {
  it('lead from the navigation through the call to its statements, files, jobs and mails', async () => {
    const answer = await call(works, { traceparent });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-trace-id']).toBe(TRACE);
    await queue.work(t.services);
    const parts = { ...t.services, transport: smtpTransport(smtp.settings), log: t.app.log as never };
    await eventually(async () => expect(await sendDueMails(parts, 1)).toBe(1));
    await t.call(reportRowsShown, null, {
      body: { remote: 'mf-classes', version: '1', ms: 640 },
      headers: { traceparent },
    });
    const names = ['navigation', 'POST /v1/works/:code', 'SQL SELECT', 'S3 PutObject', 'job uji', 'mail', 'SMTP'];
    const spans = await spansOf(TRACE, names);
    const named = (name: string) => spans.find((span) => span.name === name);
    const idOf = (name: string) => named(name)?.spanId;
    expect(named('navigation')).toMatchObject({ spanId: NAVIGATION, parentId: '', duration: 640 });
    expect(named('POST /v1/works/:code')?.parentId).toBe(NAVIGATION);
    for (const name of ['SQL SELECT', 'S3 PutObject', 'job uji'])
      expect([name, named(name)?.parentId]).toEqual([name, idOf('POST /v1/works/:code')]);
    expect(named('mail')?.parentId).toBe(idOf('job uji'));
    expect(named('SMTP')?.parentId).toBe(idOf('mail'));
    expect(named('POST /v1/works/:code')?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'widya.account_kind': 'visitor',
      'widya.request_id': answer.headers['x-request-id'],
    });
    expect(named('SQL SELECT')?.attributes['db.query.text']).toBe('select $1::text as value');
  });

  it('are named in the lines of the log', () => {
    const lines = ['a line of the handler', 'a line of the job', 'call'].map((msg) =>
      t.lines.find((line) => line.msg === msg),
    );
    expect(lines.map((line) => line?.trace_id)).toEqual([TRACE, TRACE, TRACE]);
  });

  it('hold no values, addresses or messages of errors', async () => {
    const answer = await call(fails, { traceparent: traceparent.replace('4bf9', '5bf9') });
    expect(answer.statusCode).toBe(500);
    const spans = await spansOf(String(answer.headers['x-trace-id']), ['POST /v1/fails/:code']);
    expect(spans.find(({ name }) => name.startsWith('POST'))).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'INTERNAL' },
    });
    const sent = JSON.stringify(collector.spans);
    for (const secret of ['nilai-rahasia', 'budi@uji.example', 'kunci rahasia', 'ABC'])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });

  it('begin anew without a header that can be read', async () => {
    for (const headers of [
      {},
      { traceparent: 'omong kosong' },
      { traceparent: `00-${'0'.repeat(32)}-${NAVIGATION}-01` },
    ])
      expect((await call(works, headers)).headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are not begun by checks, files and rounds that find nothing', async () => {
    expect((await t.app.inject('/healthz')).headers['x-trace-id']).toBeUndefined();
    await t.database.pool.query('select 4711');
    expect(collector.spans.filter(({ attributes }) => attributes['db.query.text'] === 'select 4711')).toEqual([]);
  });

  it('are not recorded for a caller whose trace was not chosen', async () => {
    expect(
      (await call(works, { traceparent: traceparent.replace(/01$/, '00') })).headers['x-trace-id'],
    ).toBeUndefined();
  });

  it('reach the collector with the name, attributes and headers of the environment', () => {
    expect(collector.requests[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'x-key': 'uji', 'x-secret': 'berkas' },
    });
    expect(collector.resource).toMatchObject({
      'service.name': 'widya-uji',
      'service.version': expect.any(String),
      'deployment.environment.name': 'uji',
    });
  });

  it('shorten long statements to what distinguishes them', async () => {
    const columns = Array.from({ length: 100 }, (_, n) => `${n} as kolom_${n}`).join(', ');
    const trace = await continueTrace('uji panjang', { parent: null }, async () => {
      await t.database.pool.query(`select ${columns} from topics where name = $1`, ['x']);
      return String(currentSpan()?.traceId);
    });
    const texts = (await spansOf(trace, ['SQL SELECT'])).map(({ attributes }) => attributes['db.query.text']);
    expect(texts).toContain('select … from topics where name = $1');
  });

  it('keep statements apart that wait for the same connection', async () => {
    const pool = createTestPool({ ...t.database.config, max: 1 });
    const traces = await Promise.all(
      [1, 2, 3].map((n) =>
        continueTrace(`uji ${n}`, { parent: null }, async () => {
          await pool.query(`select ${n} as nomor`);
          return String(currentSpan()?.traceId);
        }),
      ),
    );
    for (const [index, trace] of traces.entries()) {
      const spans = await spansOf(trace, [`uji ${index + 1}`, 'SQL SELECT']);
      expect(spans.map(({ attributes }) => attributes['db.query.text']).filter(Boolean)).toEqual([
        `select ${index + 1} as nomor`,
      ]);
    }
    await pool.end();
  });
});

describe('without a collector', () => {
  it('answers, logs, jobs and mails name no trace', async () => {
    activateTracing(null);
    const added: unknown[] = [];
    const off = await createTestApp({
      parts: { catalog: [{ facts: works, schemas: ANSWER }] as never, bindings: [working] },
      services: {
        jobs: {
          enqueue: async (_name, data) => {
            added.push(withTrace(data));
            return null;
          },
        },
      },
    });
    const answer = await off.app.inject({
      method: 'POST',
      url: '/v1/works/ABC?rahasia=x',
      headers: { traceparent },
    });
    expect([answer.statusCode, answer.headers['x-trace-id']]).toEqual([200, undefined]);
    expect(JSON.stringify(off.lines)).not.toContain('trace_id');
    expect(added).toEqual([{ to: 'budi@uji.example' }]);
    await off.close();
    activateTracing(tracing);
  });

  it('the server does not even load the SDK', async () => {
    // The client of Prometheus brings the interfaces of OpenTelemetry, which are small.
    const path = fileURLToPath(new URL('../../server.ts', import.meta.url));
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      await import(${JSON.stringify(path)});
      console.log(JSON.stringify([loaded.length > 500, loaded.filter((url) => /@opentelemetry\\/(?!api\\/)[^@]*$/.test(url))]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(JSON.parse(stdout)).toEqual([true, []]);
  });
});
