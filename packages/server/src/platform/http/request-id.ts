import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const VALID = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The request id from a proxy or client if it is safe to log, otherwise a new one. It is sent back and logged (S47).
 */
export function requestIdOf(request: { readonly headers: IncomingHttpHeaders }): string {
  const received = request.headers['x-request-id'];
  return typeof received === 'string' && VALID.test(received) ? received : randomUUID();
}
