import type { FastifyInstance } from 'fastify';
import type { FileAddresses } from '../storage/file-addresses.ts';

/** Maximum size of JSON bodies; uploads are multipart and streamed to disk. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;

/**
 * Parses JSON bodies: an empty body counts as none, and keys that would reach an object's prototype are refused (S25).
 * @param arriving converts addresses of files into their stored form.
 */
export function readJsonBodies(app: FastifyInstance, { arriving }: Pick<FileAddresses, 'arriving'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, arriving(String(body)), done);
  });
}
