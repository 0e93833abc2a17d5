import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { notifications } from '../../platform/database/schema/public-site.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { providerOf } from './push-provider.ts';
import type { PushFailure, PushProvider } from './push-result.ts';
import { pushToNextDevices } from './send-to-devices.ts';

export const PUSH_QUEUE = 'push-notifications';

/**
 * A notification is given up after the fifth transient failure, and after any other failure at once; the pauses before
 * are 30 s, 1, 2 and 4 minutes.
 */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

const NO_DEVICES = 'Belum ada ponsel yang terdaftar';

type Log = Pick<Logger, 'warn'>;
type Row = typeof notifications.$inferSelect;
type Changes = Partial<Row>;

/** Schedules a failed notification's next attempt, or gives it up. */
function afterFailure(row: Row, failure: PushFailure, now: Date, log: Log): Changes {
  const attempts = row.attempts + 1;
  const again = failure.cause === 'transient' && attempts < MOST_ATTEMPTS;
  log.warn({ notification: row.id, attempts, again, error: failure.error }, 'A notification was not sent');
  const next_at = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** row.attempts);
  return { status: again ? 'PENDING' : 'FAILED', attempts, last_error: failure.reason, next_at };
}

/** The result of a notification once all phones were tried. */
function afterDevices({ delivered_count, refused_count, last_error }: Row): Changes {
  if ((delivered_count ?? 0) > 0) return { status: 'SUCCESS', last_error: null };
  return refused_count > 0 ? { status: 'FAILED', last_error } : { status: 'STORED', last_error: NO_DEVICES };
}

async function changesBy(tx: Tx, provider: PushProvider, row: Row, now: Date, log: Log): Promise<Changes> {
  if (provider.kind === 'service') {
    const { id, title, body, data } = row;
    const result = await provider.push({ id, title, body, data });
    if (!result.ok) return afterFailure(row, result, now, log);
    return { status: 'SUCCESS', attempts: row.attempts + 1, last_error: null };
  }
  const batch = await pushToNextDevices(tx, provider, row);
  if (batch.kind === 'failed') return { ...batch.progress, ...afterFailure(row, batch.failure, now, log) };
  // The service works, so a later failure gets all of its attempts.
  return { ...batch.progress, ...(batch.kind === 'more' ? { attempts: 0 } : afterDevices(row)) };
}

/**
 * Sends the oldest due notification or a part of it. Its row is locked, so that no other process sends it too.
 * @returns whether there was one.
 */
async function sendOne(tx: Tx, provider: PushProvider, now: Date, log: Log): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.status, 'PENDING'), lte(notifications.next_at, now)))
    .orderBy(asc(notifications.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return false;
  await tx
    .update(notifications)
    .set(await changesBy(tx, provider, row, now, log))
    .where(eq(notifications.id, row.id));
  return true;
}

/**
 * Sends all due notifications, one transaction each; several processes may run it at once. Without a push service,
 * pending notifications become stored.
 */
export async function sendPending({ config, db, clock }: Services, log: Log): Promise<void> {
  const { push: settings } = config;
  if (settings === null) {
    await db.update(notifications).set({ status: 'STORED' }).where(eq(notifications.status, 'PENDING'));
    return;
  }
  const provider = providerOf(settings);
  while (await db.transaction((tx) => sendOne(tx, provider, clock(), log)));
}
