import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../platform/auth/tokens.ts';
import { unauthenticated } from '../platform/http/api-failure.ts';
import type { OpenMetrics } from './open-metrics.ts';

/** `/metrics` on the main port, for callers with the bearer token. */
export function metricsRoute(
  app: FastifyInstance,
  { scrape, contentType }: Pick<OpenMetrics, 'scrape' | 'contentType'>,
  token: string,
): void {
  const expected = sha256(token);
  app.get('/metrics', async (request, reply) => {
    // Hashes have the same length whatever was sent, so the comparison takes the same time.
    const received = sha256(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!timingSafeEqual(received, expected)) throw unauthenticated();
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await scrape());
  });
}
