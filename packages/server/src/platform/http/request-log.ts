import type { FastifyInstance } from 'fastify';
import { SPENT_LINK } from '../mail/secret-links.ts';

const SECRET_LINK = new RegExp(SPENT_LINK[0]);

/** The address without its query and without the secret of a mailed link. */
const pathOf = (url: string): string | undefined => url.split('?')[0]?.replace(SECRET_LINK, '$1***');

/** The ids in a path, for the log of whose data was read (S43); undefined when the path has a secret. */
function recordOf(params: unknown): string | undefined {
  const named = Object.entries((params ?? {}) as Readonly<Record<string, string>>);
  if (named.length === 0 || named.some(([name]) => name === 'token')) return undefined;
  return named.map(([, value]) => value).join('/');
}

/**
 * Logs one line per request: route, status, time and caller, never a query or a body. Reads of files are logged only on
 * failure.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.binding?.facts;
    if (!endpoint && reply.statusCode < 400) return;
    // An address with a token lets anybody set a password or submit a test, so only its pattern is logged.
    const pattern = request.routeOptions.url?.includes(':token') ? request.routeOptions.url : undefined;
    const line = {
      request_id: request.id,
      method: request.method,
      route: endpoint?.path ?? pattern ?? pathOf(request.url),
      ...(endpoint && request.caller ? { record: recordOf(request.params) } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      caller: request.caller ? `${request.caller.kind}:${request.caller.id}` : null,
      ip: request.ip,
    };
    if (reply.statusCode >= 500) app.log.error(line, 'call failed');
    else app.log.info(line, 'call');
  });
}
