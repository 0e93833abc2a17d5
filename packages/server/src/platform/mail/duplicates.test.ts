import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { emailLog } from '../database/schema/email.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { workUntilDone as untilDone } from './testing/work-until-done.ts';
import {
  CONNECTIONS,
  type Delivered,
  LEASE_MS,
  startWorker as start,
  type Worker,
  type WorkerOptions,
} from './testing/worker.ts';

/** As many as two workers send at once. */
const MAILS = 2 * CONNECTIONS;
/** Maximum delay of the mail server before and after the text, in leases. */
const STEP = 1.5;
/** A lease that a busy machine renews in time. */
const RENEWABLE_MS = 6_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from email_outbox; delete from email_log; delete from email_hold'));

const enqueue = () =>
  enqueueMails(
    t.db,
    Array.from({ length: MAILS }, (_, n) => {
      const to = `orang-${n}@uji.example`;
      return { to, subject: 'Halo', html: '<p>Halo</p>', dedupeKey: to };
    }),
    new Date(),
  );

const startWorker = (options: Omit<WorkerOptions, 'stepMs'>) =>
  start(t, { ...options, stepMs: STEP * (options.leaseMs ?? LEASE_MS) });

const workUntilDone = (begin: () => Worker, isEnough?: () => boolean) => untilDone(t, begin, isEnough);

describe('two servers and a mail server slower than a lease (S34)', () => {
  it('deliver each mail once', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    await workUntilDone(() => startWorker({ delivered, leaseMs: RENEWABLE_MS }));
    expect([...delivered.values()]).toEqual(Array.from({ length: MAILS }, () => 1));
    expect(new Set((await t.db.select().from(emailLog)).map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('would deliver some twice without renewed leases (control)', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    const twice = new AbortController();
    const onDelivery = () => Math.max(...delivered.values()) > 1 && twice.abort();
    await workUntilDone(
      () => startWorker({ delivered, onDelivery, careless: true, stopping: twice.signal }),
      () => twice.signal.aborted,
    );
    expect(Math.max(...delivered.values())).toBeGreaterThan(1);
  });
});
