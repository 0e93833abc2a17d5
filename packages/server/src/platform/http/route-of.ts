import type { FastifyRequest } from 'fastify';

/** Account of a request, as the log names it; null for visitors. */
export const callerOf = ({ caller }: FastifyRequest): string | null => (caller ? `${caller.kind}:${caller.id}` : null);

/** Template of the address of a request, without ids, codes and secrets. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.binding?.facts.path ?? routeOptions.url ?? 'unknown';
