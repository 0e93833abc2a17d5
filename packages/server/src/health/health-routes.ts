import type { FastifyInstance } from 'fastify';
import type { ClusterHealth } from '../embedded-postgres/supervise.ts';
import { withinTime } from '../platform/outgoing/within-time.ts';
import type { DiskDetail } from '../platform/storage/disk-detail.ts';

/** Checks a part of the server that calls depend on: resolves when it works, throws when it does not. */
export type ReadinessCheck = () => Promise<void>;

/** Thrown by a check whose part is on its way; its message is shown as the state of the part. */
export class PendingPart extends Error {}

/** Timeout of a check, in ms. */
const CHECK_TIMEOUT_MS = 3_000;

/** State of a part without which calls still work; anything but `ok` makes the server degraded. */
export type ReadinessDetail = () => Promise<{ readonly state: string }>;

const UNKNOWN = { state: 'unknown' } as const;

export interface HealthParts {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** Shown beside the checks; they make the server degraded, never not ready. */
  readonly details?: Readonly<Record<string, ReadinessDetail>>;
  /** State of the embedded database; null or missing when there is none. */
  readonly databaseHealth?: () => ClusterHealth | null;
  /** Free space on the disk of `DATA_DIR`. */
  readonly disk?: () => Promise<DiskDetail>;
}

/**
 * `/healthz`: the process is alive, with the state of the embedded database and of the disk. `/readyz`: all parts that
 * calls depend on work, and the pages are built; otherwise 503 naming the missing parts. `degraded` is 200, because the
 * other servers would not do better.
 */
export function healthRoutes(
  app: FastifyInstance,
  { checks, details = {}, databaseHealth = () => null, disk }: HealthParts,
): void {
  app.get('/healthz', async (_request, reply) => {
    const database = databaseHealth();
    const room = disk && (await withinTime(disk(), CHECK_TIMEOUT_MS).catch(() => 'unknown'));
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(database && { database }), ...(room && { disk: room }) });
  });
  app.get('/readyz', async (request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinTime(check(), CHECK_TIMEOUT_MS);
          return [name, 'ok'] as const;
        } catch (error) {
          if (error instanceof PendingPart) return [name, error.message] as const;
          request.log.warn({ err: error, check: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
    const results = await Promise.all(
      Object.entries({ ...details, ...(disk && { disk }) }).map(
        async ([name, read]) => [name, await withinTime(read(), CHECK_TIMEOUT_MS).catch(() => UNKNOWN)] as const,
      ),
    );
    const ready = states.every(([, state]) => state === 'ok');
    const healthy = results.every(([, { state }]) => state === 'ok');
    reply.header('cache-control', 'no-store').status(ready ? 200 : 503);
    return {
      status: ready ? (healthy ? 'ready' : 'degraded') : 'not ready',
      checks: Object.fromEntries(states),
      ...(results.length > 0 && { details: Object.fromEntries(results) }),
    };
  });
}
