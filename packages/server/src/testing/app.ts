import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AppParts, createApp } from '../app.ts';
import { PASSWORD_LINK_QUEUE } from '../modules/accounts/mail-password-link.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { createLogger } from '../platform/http/logger.ts';
import { NO_METRICS } from '../platform/http/metrics.ts';
import { moduleLog } from '../platform/http/module-log.ts';
import type { Services } from '../platform/http/services.ts';
import { TASK_QUEUE } from '../platform/jobs/engine/task-queue.ts';
import { diskStorage } from '../platform/storage/disk-storage.ts';
import { resumableUploads } from '../platform/storage/resumable/resumable-uploads.ts';
import { openUploadStore } from '../platform/storage/resumable/upload-store.ts';
import { openWebFiles } from '../web/web-files.ts';
import { type Actor, type ActorName, makeActor } from './actors.ts';
import { type CallOptions, injectOptions, type TestAnswer, testAnswer } from './calls.ts';
import type { TestCluster } from './cluster.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** The whole server with its own database and folder, called without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly db: TestDatabase['db'];
  readonly services: Services;
  readonly config: Config;
  /** The server's clock: assign a date to `clock.now` to set the time; null means real time. */
  readonly clock: { now: Date | null };
  /** Lines of the server's log, parsed. */
  readonly lines: Record<string, unknown>[];
  /** Creates a signed-in account or the token of a program; returns null for nobody. */
  readonly actor: (name: ActorName) => Promise<Actor | null>;
  /** Calls an endpoint as an account, or without a token. */
  readonly call: (
    endpoint: EndpointFacts,
    as: Pick<Actor, 'token'> | null,
    options?: CallOptions,
  ) => Promise<TestAnswer>;
  /** Rows of the admin log, newest first. */
  readonly audit: () => Promise<(typeof auditLog.$inferSelect)[]>;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<
    Pick<AppParts, 'catalog' | 'bindings' | 'checks' | 'details' | 'databaseHealth' | 'disk' | 'pulse' | 'scrape'>
  >;
  readonly services?: Partial<Services>;
  /** The PostgreSQL; that of the run by default. */
  readonly cluster?: TestCluster;
  /** Overrides settings that no environment variable can set. */
  readonly config?: Partial<Config>;
}

/** `beforeAll(async () => { t = await createTestApp(); }); afterAll(() => t.close());` */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.cluster);
  const folder = await mkdtemp(join(tmpdir(), 'widya-app-'));
  const env = { RATE_LIMIT: 'off', NODE_ENV: 'test', PASSWORD_HASHING: 'fast', ...options.env };
  const config = { ...loadConfig({ DATA_DIR: folder, WEB_ROOT: join(folder, 'dist'), ...env }), ...options.config };
  const clock: TestApp['clock'] = { now: null };
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger(config, { write: (line) => void lines.push(JSON.parse(line)) });
  const { pool, db } = database;
  const services: Services = {
    config,
    pool,
    db,
    exportDb: db,
    storage: diskStorage(join(folder, 'files')),
    uploads: resumableUploads(db, await openUploadStore(config)),
    // Tests of jobs replace this with the real queue. Unexpected jobs are rejected, so that a test notices them. Jobs
    // of tasks and password links are accepted without being run.
    jobs: {
      enqueue: (name) =>
        name === TASK_QUEUE || name === PASSWORD_LINK_QUEUE
          ? Promise.resolve(null)
          : Promise.reject(new Error(`No job queue for ${name} in this test`)),
    },
    metrics: NO_METRICS,
    clock: () => clock.now ?? new Date(),
    strict: true,
    ...options.services,
  };
  const app = await createApp({
    services,
    files: openWebFiles(services.config.webRoot, logger),
    logger: moduleLog(logger, config, 'http'),
    checks: {},
    ...options.parts,
  });
  return {
    app,
    database,
    db,
    services,
    config,
    clock,
    lines,
    actor: (name) => makeActor(db, name, services.clock()),
    call: async (endpoint, as, call = {}) => testAnswer(await app.inject(injectOptions(endpoint, as?.token, call))),
    audit: () => db.select().from(auditLog).orderBy(desc(auditLog.id)),
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
