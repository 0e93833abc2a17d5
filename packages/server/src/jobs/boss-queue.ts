import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../http/services.ts';
import type { JobQueue } from './job-queue.ts';
import type { Queue } from './queues.ts';

/** The job queue on the product's own database. */
export interface BossQueue extends JobQueue {
  /** Begins to work on jobs, now that everything they need exists. */
  readonly work: (services: Services) => Promise<void>;
  /** @throws when the queue is not usable. */
  readonly check: () => Promise<void>;
  /** Lets running jobs end, for at most ten seconds. */
  readonly stop: () => Promise<void>;
}

const STOP_MS = 10_000;

/** Opens the queue; its tables (schema `pgboss`) are made or brought up to date under a lock, whoever comes first. */
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
  return {
    enqueue: (name, data, { singletonKey, startAfter, tx } = {}) =>
      boss.send(name, data, {
        ...(singletonKey ? { singletonKey } : {}),
        ...(startAfter ? { startAfter } : {}),
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      }),
    work: async (services) => {
      for (const { name, work, cron } of queues) {
        await boss.work(name, { batchSize: 1 }, async ([job]) => {
          if (job) await work(services, job.data);
        });
        if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' });
      }
    },
    check: async () => {
      if (!(await boss.isInstalled())) throw new Error('The tables of the job queue are missing');
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
