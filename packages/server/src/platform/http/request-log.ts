import type { FastifyInstance } from 'fastify';
import { SPENT_LINK } from '../mail/secret-links.ts';

const SECRET_LINK = new RegExp(SPENT_LINK[0]);

/** The address without its query, and without the secret of a mailed link. */
const pathOf = (url: string): string | undefined => url.split('?')[0]?.replace(SECRET_LINK, '$1***');

/** Which records a call is about, by its path; a secret in a path names none. Tells whose data was looked at (S43). */
function recordOf(params: unknown): string | undefined {
  const named = Object.entries((params ?? {}) as Readonly<Record<string, string>>);
  if (named.length === 0 || named.some(([name]) => name === 'token')) return undefined;
  return named.map(([, value]) => value).join('/');
}

/** One line a request: route, status, time and who, never a query or a body. Reads of files are told only when they fail. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.binding?.facts;
    if (!endpoint && reply.statusCode < 400) return;
    // Who has such an address may set a password or hand in a test: it is named by its pattern.
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
