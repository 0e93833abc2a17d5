import { tmpdir } from 'node:os';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import type { AccountRef } from '../../auth/caller.ts';
import { createSession } from '../../auth/sessions.ts';
import { loadConfig } from '../../config.ts';
import type { Database } from '../../database/pool.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { createLogger } from '../../http/logger.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

export interface CallOptions {
  /** Bearer token; left out, the call carries none. */
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer; `body` is the parsed JSON, or the text where it is none. */
export interface Answered<Body = never> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The whole API on a database of its own, called without a network. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly db: Database;
  /** Opens a session without a password and answers its token. */
  readonly tokenOf: (account: AccountRef) => Promise<string>;
  readonly call: <Body = Answer>(endpoint: EndpointFacts, options?: CallOptions) => Promise<Answered<Body>>;
  /** Log rows, newest first. */
  readonly log: () => Promise<(typeof auditLog.$inferSelect)[]>;
  readonly close: () => Promise<void>;
}

/** Fields of answers that tests look at without naming the whole type. */
export interface Answer {
  readonly code?: string;
  readonly msg?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly request_id?: string;
  readonly [field: string]: unknown;
}

const pathOf = (path: string, params: CallOptions['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Starts the API for one test file: `beforeAll(async () => { api = await startTestApi(); }); afterAll(() => api.close());` */
export async function startTestApi(env: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const config = loadConfig({ DATA_DIR: tmpdir(), RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env });
  const app = await createApp({
    services: {
      config,
      pool: database.pool,
      db: database.db as unknown as Parameters<typeof createApp>[0]['services']['db'],
      storage: { put: async () => {}, open: async () => null, stat: async () => null, remove: async () => {} },
      jobs: { enqueue: async () => null },
      clock: () => new Date(),
      strict: true,
    },
    logger: createLogger(config),
    checks: {},
  });

  const call = async <Body>(endpoint: EndpointFacts, options: CallOptions = {}): Promise<Answered<Body>> => {
    const { token, params, query, body, headers } = options;
    const answer = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint.path, params),
      ...(query === undefined ? {} : { query: { ...query } }),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    });
    const type = String(answer.headers['content-type'] ?? '');
    // The caller of the test says what it expects; text answers are the only ones that are no JSON.
    const content = type.includes('json') ? answer.json<Body>() : (answer.body as Body);
    return { status: answer.statusCode, body: content, headers: answer.headers };
  };

  return {
    app,
    database,
    db: database.db,
    call,
    tokenOf: async (account) => {
      const visitor = { tx: database.db, now: new Date(), ip: '127.0.0.1', userAgent: null, device: null };
      return (await createSession(visitor, account)).token;
    },
    log: () => database.db.select().from(auditLog).orderBy(desc(auditLog.id)),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
