import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as telemetry from '@widya/contract/telemetry';
import { atOneMoment } from '@widya/testing/one-moment';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { telemetryExamples } from '../../testing/examples/telemetry.ts';
import { CALLS_PER_MINUTE } from './limit-rate.ts';

let t: TestApp;
let off: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } });
  off = await createTestApp({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await t.close();
  await off.close();
});

const callFrom = (app: TestApp, ip: string, url = '/v1/topic') =>
  app.app.inject({ url, headers: { 'x-forwarded-for': ip } });

it('limits the calls of one address, not those of another, and no pages', async () => {
  const refused = await atOneMoment(async () => {
    for (let n = 0; n < CALLS_PER_MINUTE; n += 1) await callFrom(t, '10.0.0.1');
    return callFrom(t, '10.0.0.1');
  });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED', request_id: expect.any(String) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await callFrom(t, '10.0.0.2')).statusCode).toBe(401);
  expect((await callFrom(t, '10.0.0.1', '/healthz')).statusCode).toBe(200);
});

it('limits reports of failures more tightly', async () => {
  const options = await telemetryExamples.reportRemoteFailure?.make({} as never);
  const statuses = new Map<number, number>();
  await atOneMoment(async () => {
    for (let n = 0; n < 65; n += 1) {
      const { status } = await t.call(telemetry.reportRemoteFailure, null, options);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  expect(Object.fromEntries(statuses)).toEqual({ 202: 60, 429: 5 });
});

it('can be switched off', async () => {
  for (let n = 0; n < CALLS_PER_MINUTE + 5; n += 1) expect((await callFrom(off, '10.0.0.1')).statusCode).toBe(401);
});
