import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { rateLimited } from './api-failure.ts';

/** Calls per minute from one IP address; an office of sixty people behind one address stays far below. */
export const CALLS_PER_MINUTE = 1_200;

/** Calls per minute with one API token: ten a second, less than the limit of an address, as a program can wait. */
export const CALLS_PER_MINUTE_OF_TOKEN = 600;

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

/** A check of the limit of API tokens, for requests whose token is known. @returns a function that throws 429. */
export function limitTokens(app: FastifyInstance, config: Config): (request: FastifyRequest) => Promise<void> {
  if (!config.rateLimit) return async () => {};
  const count = app.createRateLimit({
    max: CALLS_PER_MINUTE_OF_TOKEN,
    timeWindow: '1 minute',
    keyGenerator: ({ apiTokenId }) => `token:${apiTokenId}`,
  });
  return async (request) => {
    if (request.apiTokenId === null) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttl);
  };
}
