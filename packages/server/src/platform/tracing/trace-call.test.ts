import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as webhooks from '@widya/contract/webhooks';
import { eventually } from '@widya/testing/eventually';
import { deliverAllOf } from '../../modules/webhooks/deliver.ts';
import { openReceivers } from '../../modules/webhooks/post-event.ts';
import { createTestApp } from '../../testing/app.ts';
import { startFakeCollector } from '../../testing/fake-collector.ts';
import { startFakeReceiver } from '../../testing/fake-receiver.ts';
import { httpService, LIMITS } from '../outgoing/http-service.ts';
import { openTracing } from './open-tracing.ts';
import { activateTracing, continueTrace, currentSpan, type Tracing } from './tracing.ts';

const POST = { method: 'POST', headers: { authorization: 'Bearer rahasia-kunci' }, body: 'rahasia-isi' } as const;

const collector = await startFakeCollector();
const before = { ...process.env };
let tracing: Tracing;
let seen: (string | undefined)[] = [];
const service = createServer((request, response) => {
  seen.push(request.headers.traceparent as string | undefined);
  if (request.url?.startsWith('/diam')) return;
  response.writeHead(request.url?.startsWith('/tolak') ? 422 : request.url?.startsWith('/rusak') ? 503 : 200).end('{}');
});
let url: string;
beforeAll(async () => {
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' });
  tracing = openTracing({ warn: () => undefined }, process.env);
  activateTracing(tracing);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await tracing.stop();
  activateTracing(null);
  process.env = before;
  await collector.close();
});

/** Makes a call in a trace of its own. @returns the span of the call, and that of the work that made it. */
async function traced(call: () => Promise<unknown>) {
  const trace = await continueTrace('kerja', { parent: null }, async () => {
    await call().catch(() => undefined);
    return currentSpan()?.traceId;
  });
  const named = (name: RegExp) => collector.spans.find((span) => span.traceId === trace && name.test(span.name));
  await eventually(() => expect(named(/^kerja$/)).toBeDefined());
  return { work: named(/^kerja$/), span: named(/^HTTP /) };
}

describe('calls of other services', () => {
  it('are spans of the work that makes them, with method, host and status', async () => {
    const { work, span } = await traced(() => httpService().call(`${url}/v2/ORDER-4711/status?email=budi`, POST));
    expect(span).toMatchObject({ name: 'HTTP POST', parentId: work?.spanId, failed: false });
    expect(span?.attributes).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(url).port),
      'http.response.status_code': 200,
    });
  });

  it.each([
    ['is refused', '/tolak', { 'http.response.status_code': 422, 'error.type': '422' }],
    ['fails there', '/rusak', { 'http.response.status_code': 503, 'error.type': '503' }],
    ['is not answered', '/diam', { 'error.type': 'TimeoutError' }],
  ])('have failed when one %s', async (_, path, attributes) => {
    const { span } = await traced(() => httpService({ ...LIMITS, total: 200 }).call(`${url}${path}`, POST));
    expect(span).toMatchObject({ failed: true, attributes });
  });

  it('have failed with the code of the connection when there is none', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const { span } = await traced(() => httpService().call(`http://127.0.0.1:${port}/rahasia`, POST));
    expect(span).toMatchObject({ failed: true, attributes: { 'error.type': 'ECONNREFUSED' } });
  });

  it('are not recorded while the service is not called', async () => {
    const paused = httpService({ ...LIMITS, pause: 60_000 });
    for (let call = 0; call < 5; call += 1) await paused.call(`${url}/rusak`, POST);
    const { span } = await traced(() => paused.call(`${url}/rusak`, POST));
    expect(span).toBeUndefined();
  });

  it('say nothing of the trace to the service, and nothing of addresses, headers and bodies to the collector', () => {
    expect(new Set(seen)).toEqual(new Set([undefined]));
    const sent = JSON.stringify(collector.spans);
    for (const secret of ['ORDER-4711', 'budi', 'rahasia', '/tolak'])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });

  it('are not recorded outside of a trace', async () => {
    seen = [];
    await httpService().call(`${url}/lepas`, POST);
    await traced(async () => undefined);
    expect(seen).toHaveLength(1);
    const parents = new Set(collector.spans.map(({ spanId }) => spanId));
    expect(collector.spans.filter(({ name, parentId }) => name === 'HTTP POST' && !parents.has(parentId))).toEqual([]);
  });
});

describe('a delivery of a webhook', () => {
  it('is a trace with its call and its statements, found by the id of the message', async () => {
    const receiver = await startFakeReceiver(() => ({ status: 500 }));
    const receivers = openReceivers({ allowPrivate: true });
    const t = await createTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow', LOG_LEVEL: 'silent' } });
    try {
      const body = { name: 'Uji', url: `${receiver.url}/rahasia`, events: ['registration.created'] };
      const made = await t.call(webhooks.createWebhook, await t.actor('superadmin'), { body });
      const { data } = made.body as { data: webhooks.Webhook };
      await t.call(webhooks.testWebhook, await t.actor('superadmin'), { params: { id: data.id } });
      const log = { error: () => undefined, warn: () => undefined };
      await deliverAllOf({ ...t.services, receivers, log }, data.id);
      const named = (name: string) => collector.spans.filter((span) => span.name === name);
      await eventually(() => expect(named('webhook')).toHaveLength(1));
      const [delivery] = named('webhook');
      expect(delivery).toMatchObject({
        parentId: '',
        attributes: { 'widya.webhook_id': data.id, 'widya.event_type': 'ping' },
      });
      expect(delivery?.attributes['widya.message_id']).toMatch(/^msg_[0-9a-f]{32}$/);
      const below = collector.spans.filter(({ parentId }) => parentId === delivery?.spanId);
      expect(below.find(({ name }) => name === 'HTTP POST')).toMatchObject({
        failed: true,
        attributes: { 'http.response.status_code': 500, 'server.address': '127.0.0.1' },
      });
      expect(below.filter(({ name }) => name.startsWith('SQL')).length).toBeGreaterThan(0);
      expect(JSON.stringify(collector.spans)).not.toContain('/rahasia');
    } finally {
      await Promise.all([receivers.close(), receiver.close()]);
      await t.close();
    }
  });
});
