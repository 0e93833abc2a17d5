import type { FastifyRequest } from 'fastify';

/**
 * Where the browser has the product open. Its own word is taken where it names this host or one that may call us: behind a proxy that
 * ends TLS, only the browser knows of `https`.
 */
export function originOf({ headers, protocol, host }: FastifyRequest, corsOrigins: readonly string[]): string {
  const { origin } = headers;
  if (origin && (corsOrigins.includes(origin) || URL.parse(origin)?.host === host)) return origin;
  return `${protocol}://${host}`;
}
