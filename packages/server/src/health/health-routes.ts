import type { FastifyInstance } from 'fastify';
import type { ClusterHealth } from '../embedded-postgres/supervise.ts';

/** A part of the server that calls depend on: resolves when it works, throws when it does not. */
export type ReadinessCheck = () => Promise<void>;

/** How long a check may take, ms. */
const PATIENCE = 3_000;

const withinTime = (check: ReadinessCheck): Promise<void> =>
  Promise.race([
    check(),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('no answer in time')).unref()),
  ]);

/** `/healthz`: the process lives, and how the embedded database is doing. `/readyz`: every part that calls depend on works; else 503 naming the parts that do not. */
export function healthRoutes(
  app: FastifyInstance,
  checks: Readonly<Record<string, ReadinessCheck>>,
  databaseHealth: () => ClusterHealth | null,
): void {
  app.get('/healthz', async (_request, reply) => {
    const database = databaseHealth();
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...(database && { database }) });
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
    const ready = states.every(([, state]) => state === 'ok');
    reply.header('cache-control', 'no-store').status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(states) };
  });
}
