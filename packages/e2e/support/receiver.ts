import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedPost {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A system on this machine that webhooks lead to. */
export interface Receiver {
  readonly url: string;
  /** Posts so far. */
  readonly received: readonly ReceivedPost[];
  /** Decides what it answers from now on. */
  readonly answer: (status: number, body?: string) => void;
  readonly close: () => Promise<void>;
}

/** Starts a receiver that answers 200 until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedPost[] = [];
  let next = { status: 200, body: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(next.status).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/widya`,
    received,
    answer: (status, body = '') => {
      next = { status, body };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whether a post carries the signature of Standard Webhooks with this secret. */
export function isSigned({ headers, body }: ReceivedPost, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
