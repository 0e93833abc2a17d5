import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PushSettings } from '../../config.ts';
import { notifications } from '../../database/schema/public-site.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';
import { push } from './push-service.ts';

export const PUSH_QUEUE = 'push-notifications';

/** After the fifth failure a notification is given up; the pauses before are 30 s, 1, 2 and 4 minutes. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

type Log = Pick<Logger, 'warn'>;

/** Sends the oldest one that is due. Its row is locked meanwhile, so that no other process sends it too. @returns whether there was one. */
async function sendOne(tx: Tx, settings: PushSettings, now: Date, log: Log): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.status, 'PENDING'), lte(notifications.next_at, now)))
    .orderBy(asc(notifications.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return false;
  const { id, title, body, data } = row;
  const result = await push(settings, { id, title, body, data });
  const attempts = row.attempts + 1;
  const again = !result.ok && result.retry && attempts < MOST_ATTEMPTS;
  const last_error = result.ok ? null : result.reason;
  const next_at = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** row.attempts);
  const status = result.ok ? 'SUCCESS' : again ? 'PENDING' : 'FAILED';
  await tx.update(notifications).set({ status, attempts, last_error, next_at }).where(eq(notifications.id, id));
  if (!result.ok) log.warn({ notification: id, attempts, again, error: result.error }, 'A notification was not sent');
  return true;
}

/**
 * Sends every notification that is due, one transaction each. May run in several processes at once. Without a push service nothing
 * waits to be sent: what was on its way when it was taken away is stored.
 */
export async function sendPending({ config, db, clock }: Services, log: Log): Promise<void> {
  const { push: settings } = config;
  if (settings === null) {
    await db.update(notifications).set({ status: 'STORED' }).where(eq(notifications.status, 'PENDING'));
    return;
  }
  while (await db.transaction((tx) => sendOne(tx, settings, clock(), log)));
}
