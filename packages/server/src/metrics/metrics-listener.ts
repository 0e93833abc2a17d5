import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Part } from '../stop-parts.ts';
import type { OpenMetrics } from './open-metrics.ts';

/** Answers `/metrics`, and nothing else, on an address of its own, which only monitoring can reach. */
export async function serveMetrics(
  { scrape, contentType }: Pick<OpenMetrics, 'scrape' | 'contentType'>,
  host: string,
  port: number,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<Part> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  log.info({ port: typeof address === 'object' ? address?.port : port }, 'metrics are served');
  return {
    name: 'metrics',
    phase: 'calls',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    force: () => server.closeAllConnections(),
  };
}
