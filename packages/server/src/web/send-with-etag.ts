import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The ETag of a text. Weak, because compression changes only the bytes. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sends a text that browsers must revalidate each time, as 304 when it has not changed. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = weakEtag(text);
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type(type).send(text);
}
