import type { FastifyRequest } from 'fastify';

/**
 * Origin at which the browser has opened the product. Its `Origin` header is trusted when it names this host or an
 * allowed origin: behind a proxy that ends TLS, only the browser knows about `https`.
 */
export function originOf({ headers, protocol, host }: FastifyRequest, corsOrigins: readonly string[]): string {
  const { origin } = headers;
  if (origin && (corsOrigins.includes(origin) || URL.parse(origin)?.host === host)) return origin;
  return `${protocol}://${host}`;
}
