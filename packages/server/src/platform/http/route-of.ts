import type { FastifyRequest } from 'fastify';
import { callerKey } from '../auth/caller.ts';

/** Account of a request, as the log names it; null for visitors. */
export const callerOf = ({ caller, apiTokenId }: FastifyRequest): string | null => {
  if (caller) return callerKey(caller);
  return apiTokenId === null ? null : `token:${apiTokenId}`;
};

/** Template of the address of a request, without ids, codes and secrets. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.binding?.facts.path ?? routeOptions.url ?? 'unknown';
