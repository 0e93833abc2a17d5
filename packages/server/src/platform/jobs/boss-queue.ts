import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../http/services.ts';
import { continueTrace } from '../tracing/tracing.ts';
import type { JobQueue } from './job-queue.ts';
import type { Queue } from './queue.ts';
import { untraced, withTrace } from './traced-data.ts';

/** The job queue in the product's database. */
export interface BossQueue extends JobQueue {
  /** Starts processing jobs, once all services exist. */
  readonly work: (services: Services) => Promise<void>;
  /** @throws when the queue does not work. */
  readonly check: () => Promise<void>;
  /** Waits at most a second for running jobs. */
  readonly stop: () => Promise<void>;
}

/** Less than the server waits for jobs when it stops; an aborted job is repeated. */
const STOP_MS = 1_000;

/** Opens the queue; the first process creates or migrates its tables (schema `pgboss`) under a lock. */
export async function openBossQueue(
  { pool, log, working }: { readonly pool: pg.Pool; readonly log: Logger; readonly working: boolean },
  queues: readonly Queue[],
): Promise<BossQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values ? [...values] : []) },
    schema: 'pgboss',
    supervise: working,
    schedule: working,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, expireInSeconds } of queues)
    await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, expireInSeconds: expireInSeconds ?? 900 });
  const timers: NodeJS.Timeout[] = [];
  return {
    enqueue: (name, data, { startAfter, tx } = {}) =>
      boss.send(name, withTrace(data), {
        ...(startAfter ? { startAfter } : {}),
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      }),
    work: async (services) => {
      for (const { name, work, cron, every, sideBySide = 1, pollSeconds = 2 } of queues) {
        const options = { batchSize: 1, localConcurrency: sideBySide, pollingIntervalSeconds: pollSeconds };
        await boss.work(name, options, async ([job]) => {
          if (!job) return;
          const { data, traceparent: parent } = untraced(job.data);
          const attributes = { 'messaging.system': 'pg-boss', 'messaging.message.id': job.id };
          await continueTrace(`job ${name}`, { kind: 'consumer', parent, attributes }, () => work(services, data, log));
        });
        if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' });
        if (!every) continue;
        const round = () =>
          every.work(services, log).catch((error: unknown) => log.error({ err: error, queue: name }, 'round'));
        timers.push(setInterval(round, every.ms).unref());
        void round();
      }
    },
    check: async () => {
      if (!(await boss.isInstalled())) throw new Error('The tables of the job queue are missing');
    },
    stop: () => {
      for (const timer of timers.splice(0)) clearInterval(timer);
      return boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
