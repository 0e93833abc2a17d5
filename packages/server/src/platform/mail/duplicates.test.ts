import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { emailLog } from '../database/schema/email.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { workUntilDone as untilDone } from './testing/work-until-done.ts';
import {
  CONNECTIONS,
  type Delivered,
  startWorker as start,
  type Worker,
  type WorkerOptions,
} from './testing/worker.ts';

const MAILS = 200;
/** Longer than a lease, before the text and after it. */
const STEP_MS = 1_200;

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

const startWorker = (options: Omit<WorkerOptions, 'stepMs'>) => start(t, { ...options, stepMs: STEP_MS });

const workUntilDone = (begin: () => Worker, isEnough?: () => boolean) => untilDone(t, begin, isEnough);

describe('two servers and a mail server slower than a lease (S34)', () => {
  it('deliver each mail once', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    await workUntilDone(() => startWorker({ delivered }));
    expect([...delivered.values()]).toEqual(Array.from({ length: MAILS }, () => 1));
    expect(new Set((await t.db.select().from(emailLog)).map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('deliver each mail once when workers are lost, and report what was left unanswered', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    const kills = [20, 70, 130].map((from) => from + Math.floor(Math.random() * 40));
    const workers = await workUntilDone(() =>
      startWorker({ delivered, onDelivery: ({ kill }) => kills.includes(delivered.size) && kill() }),
    );
    expect(Math.max(...delivered.values())).toBe(1);
    const unanswered = workers.flatMap((worker) => [...worker.unanswered]);
    const log = await t.db.select().from(emailLog);
    expect(log).toHaveLength(MAILS);
    const uncertain = log.filter(({ status }) => status === 'uncertain').map(({ to_email }) => to_email);
    // Whatever left without an answer, and whatever was about to leave.
    expect(uncertain).toEqual(expect.arrayContaining(unanswered));
    const undelivered = log.map(({ to_email }) => to_email).filter((address) => !delivered.has(address));
    expect(uncertain).toEqual(expect.arrayContaining(undelivered));
    // At most one for each connection of a lost worker.
    expect(uncertain.length).toBeLessThanOrEqual(kills.length * CONNECTIONS);
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
