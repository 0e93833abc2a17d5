import type { FastifyInstance } from 'fastify';

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

/**
 * `/healthz`: the process lives. `/readyz`: every part that calls depend on works; else 503 naming the parts that do not.
 * @param details stand beside the checks and never make the server not ready.
 */
export function healthRoutes(
  app: FastifyInstance,
  checks: Readonly<Record<string, ReadinessCheck>>,
  details: Readonly<Record<string, ReadinessDetail>> = {},
): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
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
      Object.entries(details).map(
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
