import type { FastifyInstance } from 'fastify';

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
      route: endpoint?.path ?? pattern ?? request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      caller: request.caller ? `${request.caller.kind}:${request.caller.id}` : null,
      ip: request.ip,
    };
    if (reply.statusCode >= 500) app.log.error(line, 'call failed');
    else app.log.info(line, 'call');
  });
}
