import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { rateLimited } from './api-failure.ts';

/** Calls a minute from one address; an office of sixty people behind one address stays far below it. */
export const CALLS_PER_MINUTE = 1_200;

/** Keeps one address from taking the whole server. Pages and files are not counted; sign-in has limits of its own (S3). */
export async function limitRate(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimit) return;
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => request.routeOptions.config.binding === undefined,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl),
  });
}
