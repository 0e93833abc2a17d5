import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { QUEUES } from './background/queues.ts';
import { migrationsCheck } from './health/migrations-check.ts';
import { pageCheck } from './health/page-check.ts';
import { serveMetrics } from './metrics/metrics-listener.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { startCandidateWatch } from './modules/releases/watch-candidates.ts';
import { startHeartbeat } from './modules/status/heartbeat.ts';
import { startWebhookWorker } from './modules/webhooks/worker.ts';
import { openDatabase } from './open-database.ts';
import type { Config } from './platform/config/config.ts';
import { openStandby, positionOf } from './platform/database/standby.ts';
import { NO_METRICS } from './platform/http/metrics.ts';
import { moduleLog } from './platform/http/module-log.ts';
import type { Services } from './platform/http/services.ts';
import { openBossQueue } from './platform/jobs/boss-queue.ts';
import { mailDetail } from './platform/mail/delivery.ts';
import { probeAtOnce } from './platform/mail/hold.ts';
import { startMailWorker } from './platform/mail/mail-worker.ts';
import { openTransport } from './platform/mail/open-transport.ts';
import { paceOf } from './platform/mail/rate.ts';
import { sendDueMails } from './platform/mail/send-due-mails.ts';
import { diskDetail } from './platform/storage/disk-detail.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { removeStaleSpool } from './platform/storage/remove-stale-spool.ts';
import { resumableUploads } from './platform/storage/resumable/resumable-uploads.ts';
import { openUploadStore } from './platform/storage/resumable/upload-store.ts';
import { storageDetail } from './platform/storage/storage-detail.ts';
import { activateTracing } from './platform/tracing/tracing.ts';
import { prepareData } from './prepare-data.ts';
import { type Part, stopParts } from './stop-parts.ts';
import { openWebFiles } from './web/web-files.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The address at which it listens, such as `http://localhost:8080`. */
  readonly address: string;
  /** Refuses new calls, waits for running calls, jobs and mails, and closes all parts in the order of dependence. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a whole server process.
 * @param signal cancels the start, also in the middle of seeding, which is then rolled back.
 * @throws when any part cannot start or the start is cancelled; started parts are stopped again.
 */
export async function startServer(config: Config, log: Logger, signal?: AbortSignal): Promise<RunningServer> {
  const parts: Part[] = [];
  let stopping = Promise.resolve();
  const stop = () => {
    stopping = stopping.then(() => stopParts(parts.splice(0), log));
    return stopping;
  };
  const cancel = () => void stop();
  try {
    await mkdir(config.dataDir, { recursive: true });
    if (!config.rateLimit) log.warn('RATE_LIMIT is off: only for load tests on a closed machine');
    if (config.tracing) parts.push(await startTracing(log, config.tracing));
    const database = await openDatabase(config, moduleLog(log, config, 'database'));
    parts.push(
      { name: 'connections', phase: 'connections', stop: database.close },
      { name: 'database', phase: 'database', stop: database.leave },
    );
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel);
    const storage = await openStorage(config);
    await prepareData(config, database.pool, storage, log);
    const jobs = await openBossQueue(
      { pool: database.pool, log: moduleLog(log, config, 'jobs'), working: config.jobs },
      QUEUES,
    );
    parts.push({ name: 'jobs', phase: 'jobs', stop: jobs.stop });
    const { pool, db, exportDb, standbyPool } = database;
    const uploads = resumableUploads(db, await openUploadStore(config));
    const clock = () => new Date();
    const files = openWebFiles(config.webRoot, log);
    const isMeasured = config.metrics.port !== null || config.metrics.token !== null;
    const measured = isMeasured
      ? openMetrics({
          pools: { calls: pool, exports: database.exportPool, ...(standbyPool && { standby: standbyPool }) },
          remotes: files.registry,
        })
      : null;
    const metrics = measured?.metrics ?? NO_METRICS;
    const standby =
      standbyPool &&
      openStandby({
        pool: standbyPool,
        position: positionOf(pool),
        log: moduleLog(log, config, 'database'),
        onRead: metrics.standbyRead,
      });
    const services: Services = {
      config,
      pool,
      db,
      exportDb,
      ...(standby && { standby }),
      storage,
      uploads,
      jobs,
      metrics,
      clock,
      strict: false,
    };
    if (config.jobs) parts.push(await startWorkers(services, jobs, moduleLog(log, config, 'mail')));
    if (config.jobs)
      parts.push({
        name: 'webhooks',
        phase: 'calls',
        stop: startWebhookWorker(services, moduleLog(log, config, 'jobs')),
      });
    if (config.jobs)
      parts.push({
        name: 'candidates',
        phase: 'calls',
        stop: startCandidateWatch(services, moduleLog(log, config, 'jobs')),
      });
    await removeStaleSpool(config.dataDir);
    const checks = {
      database: async () => void (await pool.query('select 1')),
      migrations: migrationsCheck(pool),
      jobs: jobs.check,
      // Pages on another host are not this server's to wait for.
      ...(config.corsOrigins.length === 0 && { page: pageCheck(files) }),
    };
    const details = { mail: () => mailDetail(db), storage: storageDetail(storage, clock) };
    const disk = () => diskDetail(config.dataDir);
    const app = await createApp({
      services,
      files,
      logger: moduleLog(log, config, 'http'),
      checks,
      details,
      disk,
      databaseHealth: database.health,
      ...(measured && { scrape: measured }),
    });
    parts.push({
      name: 'calls',
      phase: 'calls',
      stop: () => app.close(),
      force: () => app.server.closeAllConnections(),
    });
    if (measured !== null && config.metrics.port !== null)
      parts.push(await serveMetrics(measured, config.metrics.host, config.metrics.port, log));
    parts.push({ name: 'heartbeat', phase: 'calls', stop: await startHeartbeat(pool, config, log) });
    const address = await app.listen({ port: config.port, host: config.host });
    signal?.throwIfAborted();
    signal?.removeEventListener('abort', cancel);
    return { app, address: address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The SDK is loaded only here, so that a server without traces does not pay for it. */
async function startTracing(log: Logger, { headers }: NonNullable<Config['tracing']>): Promise<Part> {
  const { openTracing } = await import('./platform/tracing/open-tracing.ts');
  const tracing = openTracing(log, process.env, headers);
  activateTracing(tracing);
  return {
    name: 'traces',
    phase: 'database',
    stop: () => tracing.stop().finally(() => activateTracing(null)),
  };
}

async function startWorkers(
  services: Services,
  jobs: Awaited<ReturnType<typeof openBossQueue>>,
  log: Logger,
): Promise<Part> {
  await jobs.work(services);
  const transport = openTransport(services.config);
  const pace = paceOf(services.config.smtp?.rate ?? null);
  await probeAtOnce(services.db, services.clock());
  const sendAll = (stopping: AbortSignal) =>
    sendDueMails({ ...services, transport, log }, Number.POSITIVE_INFINITY, { pace, stopping });
  const stopMails = startMailWorker(sendAll, log);
  return {
    name: 'mails',
    phase: 'calls',
    stop: () => stopMails().then(() => transport.close()),
    force: () => transport.close(),
  };
}
