import type { FastifyRequest } from 'fastify';

/** Template of the address of a request, without ids, codes and secrets. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.binding?.facts.path ?? routeOptions.url ?? 'unknown';
