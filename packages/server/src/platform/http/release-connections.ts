import type { FastifyInstance } from 'fastify';

/** Lets a closing server end: a call still running then answers with `connection: close`, or its connection would idle for a minute. */
export function releaseConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
