import type { FastifyInstance } from 'fastify';
import type { ClusterHealth } from '../embedded-postgres/supervise.ts';
import type { DiskDetail } from './disk-detail.ts';

/** A part of the server that calls depend on: resolves when it works, throws when it does not. */
export type ReadinessCheck = () => Promise<void>;

/** How long a check may take, ms. */
const PATIENCE = 3_000;

/** What operators want to know of a part without which calls still work. */
export type ReadinessDetail = () => Promise<unknown>;

const withinTime = <T>(check: () => Promise<T>): Promise<T> =>
  Promise.race([
    check(),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('no answer in time')).unref()),
  ]);

export interface HealthParts {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** Stand beside the checks and never make the server not ready. */
  readonly details?: Readonly<Record<string, ReadinessDetail>>;
  /** Of the embedded database; null, or left out, where there is none. */
  readonly databaseHealth?: () => ClusterHealth | null;
  /** Room on the disk of `DATA_DIR`. */
  readonly disk?: () => Promise<DiskDetail>;
}

/**
 * `/healthz`: the process lives, how the embedded database is doing and whether the disk is full. `/readyz`: every part that calls depend on works; else 503
 * naming the parts that do not.
 */
export function healthRoutes(
  app: FastifyInstance,
  { checks, details = {}, databaseHealth = () => null, disk }: HealthParts,
): void {
  app.get('/healthz', async (_request, reply) => {
    const database = databaseHealth();
    const room = disk && (await withinTime(disk).catch(() => 'unknown'));
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(database && { database }), ...(room && { disk: room }) });
  });
  app.get('/readyz', async (request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinTime(check);
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ err: error, check: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
    const told = await Promise.all(
      Object.entries({ ...details, ...(disk && { disk }) }).map(
        async ([name, read]) => [name, await withinTime(read).catch(() => 'unknown')] as const,
      ),
    );
    const ready = states.every(([, state]) => state === 'ok');
    reply.header('cache-control', 'no-store').status(ready ? 200 : 503);
    return {
      status: ready ? 'ready' : 'not ready',
      checks: Object.fromEntries(states),
      ...(told.length > 0 && { details: Object.fromEntries(told) }),
    };
  });
}
