import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server finish: running calls answer with `connection: close`, because an idle connection would delay
 * the end by a minute.
 */
export function releaseConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
