import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { TestApp } from '../../../testing/app.ts';
import { emailOutbox } from '../../database/schema/email.ts';
import { recoverLostMails } from '../recover-lost-mails.ts';
import { LEASE_MS, type Worker } from './worker.ts';

const isWaiting = async (t: TestApp) =>
  (await t.db.$count(emailOutbox, inArray(emailOutbox.status, ['queued', 'sending']))) > 0;

/** Runs two workers at a time and replaces each one that ends, until no mail waits or `isEnough` returns true. */
export async function workUntilDone(t: TestApp, start: () => Worker, isEnough = () => false): Promise<void> {
  const keepOneGoing = async () => {
    while (!isEnough() && (await isWaiting(t))) {
      await start().done;
      await recoverLostMails(t.services);
    }
  };
  let isOver = false;
  const recovering = async () => {
    while (!isOver) {
      await recoverLostMails(t.services);
      await wait(LEASE_MS / 10);
    }
  };
  const both = Promise.all([keepOneGoing(), keepOneGoing()]).finally(() => {
    isOver = true;
  });
  await Promise.all([both, recovering()]);
}
