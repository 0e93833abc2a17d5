import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { emailLog, emailOutbox } from '../database/schema/email.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { LEASE_MS } from './outbox.ts';
import { recoverLostMails } from './recover-lost-mails.ts';

const WORKER = new URL('./testing/worker-process.ts', import.meta.url).pathname;

// Simulates a mail server that takes 20 s for each mail, at 1,000 times the speed.
const REPLY_MS = 20;
const SLOW_REPLY_MS = 5;
const MAILS = 200;
const KILLS = 4;
/** Shown in every failure of the first test; setting `KILL_SEED` to it repeats the kills. */
const SEED = Number(process.env.KILL_SEED ?? Date.now());

let t: TestApp;
let fake: FakeSmtp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = null;
  await t.database.pool.query('delete from email_outbox; delete from email_log');
  fake = await startFakeSmtp({ replyMs: REPLY_MS });
});

const enqueue = (count: number) =>
  enqueueMails(
    t.db,
    Array.from({ length: count }, (_, n) => {
      const to = `orang-${n}@uji.example`;
      return { to, subject: 'Halo', html: '<p>Halo</p>', dedupeKey: to };
    }),
    new Date(),
  );

interface Worker {
  readonly kill: () => Promise<void>;
  /** Stops the worker after the mail in progress. */
  readonly stop: () => Promise<void>;
}

const running = new Set<Worker>();
afterEach(async () => {
  for (const worker of running) await worker.kill();
  await fake.close();
});

function startWorker(careless = ''): Worker {
  const env = {
    PATH: process.env.PATH,
    DATABASE: JSON.stringify(t.database.config),
    SMTP: JSON.stringify(fake.settings),
    SLOW_REPLY_MS: String(SLOW_REPLY_MS),
    CARELESS: careless,
  };
  const child = spawn(process.execPath, [...process.execArgv, WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => async () => {
    running.delete(worker);
    child.kill(signal);
    await exit;
  };
  const worker = { kill: end('SIGKILL'), stop: end('SIGTERM') };
  running.add(worker);
  return worker;
}

const withStatus = (status: 'queued' | 'sending') => t.db.$count(emailOutbox, eq(emailOutbox.status, status));

/** Sends the remaining mails with one careful worker, after the leases of the killed workers have expired. */
async function finish(): Promise<void> {
  t.clock.now = new Date(Date.now() + 2 * LEASE_MS);
  await recoverLostMails(t.services);
  const worker = startWorker();
  await eventually(async () => expect(await withStatus('queued')).toBe(0));
  await worker.stop();
  expect(await withStatus('sending')).toBe(0);
}

async function results() {
  const log = await t.db.select().from(emailLog);
  const uncertain = log.filter(({ status }) => status === 'uncertain').map(({ to_email }) => to_email);
  const deliveries = new Map(log.map(({ to_email }) => [to_email, 0]));
  for (const { to } of fake.received) deliveries.set(to, (deliveries.get(to) ?? 0) + 1);
  return { log, uncertain, deliveries };
}

describe('two servers of which one is killed, and a slow mail server (S34)', () => {
  it('deliver each mail once and report at most one for each kill as uncertain', async () => {
    await enqueue(MAILS);
    const [deliveries = [], delays = [], sides = []] = [MAILS / KILLS, REPLY_MS, 1].map((max) =>
      fc.sample(fc.integer({ min: 0, max: Math.floor(max) }), { seed: SEED, numRuns: KILLS }),
    );
    const workers = [startWorker(), startWorker()];
    for (const [n, more] of deliveries.entries()) {
      const goal = Math.floor((n * MAILS) / KILLS) + more;
      await eventually(() => expect(fake.received.length).toBeGreaterThanOrEqual(goal - n));
      await wait(delays[n]);
      const side = sides[n] ?? 0;
      await workers[side]?.kill();
      workers[side] = startWorker();
    }
    await eventually(async () => expect(await withStatus('queued')).toBe(0));
    for (const worker of workers) await worker.stop();
    await finish();

    const { log, uncertain, deliveries: times } = await results();
    const seen = { mails: log.length, twice: [...times].filter(([, count]) => count > 1), seed: SEED };
    expect(seen).toEqual({ mails: MAILS, twice: [], seed: SEED });
    const lost = [...times].filter(([address, count]) => count === 0 && !uncertain.includes(address));
    expect({ lost, seed: SEED }).toEqual({ lost: [], seed: SEED });
    expect(uncertain.length).toBeLessThanOrEqual(KILLS);
  });

  /** Kills a worker when the mail server has sent this many replies and has this many further texts without a reply. */
  const killAmid = async (careless: string, { replies, texts }: { replies: number; texts: number }) => {
    await enqueue(30);
    const replyToAll = fake.holdReplies(replies);
    const worker = startWorker(careless);
    await eventually(() => expect(fake.withoutReply).toBeGreaterThanOrEqual(texts));
    await worker.kill();
    replyToAll();
    await finish();
    return results();
  };

  it('would leave several uncertain without waiting for each reply (control)', async () => {
    // After each reply, the worker sends one more mail at the same time.
    const { uncertain } = await killAmid('wait', { replies: 2, texts: 3 });
    expect(uncertain.length).toBeGreaterThan(1);
  });

  it('would deliver one twice without a record of the texts that were ended (control)', async () => {
    const { deliveries } = await killAmid('record', { replies: 0, texts: 1 });
    expect(Math.max(...deliveries.values())).toBe(2);
  });
});
