import type { FastifyInstance } from 'fastify';
import { callerOf, routeOf } from './route-of.ts';

/** The ids in a path, for the log of whose data was read (S43); undefined when the path has a secret. */
function recordOf(params: unknown): string | undefined {
  const named = Object.entries((params ?? {}) as Readonly<Record<string, string>>);
  if (named.length === 0 || named.some(([name]) => name === 'token')) return undefined;
  return named.map(([, value]) => value).join('/');
}

/**
 * Logs one line per request: route, status, time and caller, never an address, a query or a body. Reads of files are
 * logged only on failure.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.binding?.facts;
    if (!endpoint && reply.statusCode < 400) return;
    const line = {
      request_id: request.id,
      ...(request.span !== null && { trace_id: request.span.traceId }),
      method: request.method,
      route: routeOf(request),
      ...(endpoint && request.caller ? { record: recordOf(request.params) } : {}),
      status: reply.statusCode,
      ...(request.failure !== null && { code: request.failure }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      caller: callerOf(request),
      ip: request.ip,
    };
    if (reply.statusCode >= 500) app.log.error(line, 'call failed');
    else app.log.info(line, 'call');
  });
}
