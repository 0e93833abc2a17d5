import type { FastifyInstance } from 'fastify';
import type { FileAddresses } from '../storage/file-addresses.ts';

/** Bodies of calls that carry JSON; uploads travel as multipart and are streamed to disk. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;

/**
 * Reads JSON bodies: an empty one counts as none, and keys that would reach an object's prototype are refused (S25).
 * @param addresses of files as the database keeps them.
 */
export function readJsonBodies(app: FastifyInstance, { arriving }: Pick<FileAddresses, 'arriving'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, arriving(String(body)), done);
  });
}
