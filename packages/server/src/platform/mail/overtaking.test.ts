import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { enqueueMail, enqueueMails } from './enqueue-mail.ts';
import { PRIORITY } from './priorities.ts';
import { paceOf } from './rate.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { MailTransport } from './transport.ts';

/**
 * Number of mails of a broadcast, all of them queued already. They take 100 s at ten per second: more than a broadcast
 * ever puts into the outbox at once.
 */
const BROADCAST = 1_000;
const BROADCAST_PRIORITY = 10;
/** Number of mails after which somebody is accepted to a class. */
const EVERY = 25;
const RATE = 10;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from email_outbox; delete from email_log'));

const mailTo = (to: string, priority: number) => ({ to, subject: 'S', html: '<p>H</p>', dedupeKey: to, priority });

/**
 * Sends a broadcast while mails of scenarios are queued; the fake clock advances only between mails.
 * @returns the waiting times of the scenario mails in seconds.
 */
async function waitsBeside(scenarioPriority: number): Promise<readonly number[]> {
  const start = Date.parse('2026-11-20T03:00:00Z');
  let now = start;
  t.clock.now = new Date(now);
  const wait = async (ms: number) => {
    now += ms;
    t.clock.now = new Date(now);
  };
  const names = Array.from({ length: BROADCAST }, (_, n) => `siaran-${n}@uji.example`);
  await enqueueMails(
    t.db,
    names.map((to) => mailTo(to, BROADCAST_PRIORITY)),
    t.clock.now,
  );
  const since = new Map<string, number>();
  const waited: number[] = [];
  let sent = 0;
  const transport: MailTransport = {
    send: async ({ to: { address } }) => {
      sent += 1;
      const begun = since.get(address);
      if (begun !== undefined) waited.push((now - begun) / 1_000);
      if (sent % EVERY !== 0 || sent >= BROADCAST) return;
      const scenario = `diterima-${sent}@uji.example`;
      since.set(scenario, now);
      await enqueueMail(t.db, mailTo(scenario, scenarioPriority), new Date(now));
    },
    close: () => undefined,
  };
  const pace = paceOf(RATE, { now: () => now, wait });
  await sendDueMails({ ...t.services, transport, log: t.app.log as never }, Number.POSITIVE_INFINITY, { pace });
  expect(waited).toHaveLength(since.size);
  // The rate stays within the limit, however many mails wait.
  expect(sent / ((now - start) / 1_000)).toBeLessThanOrEqual(RATE * 1.01);
  return waited.toSorted((a, b) => a - b);
}

const p95 = (sorted: readonly number[]): number => sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;

describe('a mail of a scenario beside a broadcast (S38)', () => {
  it('leaves within a minute', async () => {
    expect(p95(await waitsBeside(PRIORITY.scenario))).toBeLessThanOrEqual(60);
  });

  it('would wait for the end of the broadcast without its priority (control)', async () => {
    expect(p95(await waitsBeside(BROADCAST_PRIORITY))).toBeGreaterThan(60);
  });
});
