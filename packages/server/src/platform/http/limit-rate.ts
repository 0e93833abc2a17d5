import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { rateLimited } from './api-failure.ts';

/** Calls per minute from one IP address; an office of sixty people behind one address stays far below. */
export const CALLS_PER_MINUTE = 1_200;

/** Keeps one IP address from using up the server. Pages and files are not counted; sign-in has its own limits (S3). */
export async function limitRate(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimit) return;
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => request.routeOptions.config.binding === undefined,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl),
  });
}
