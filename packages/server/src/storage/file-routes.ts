import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentDisposition } from '../http/settle-download.ts';
import { isKey, typeOfKey } from './keys.ts';
import { parseRange } from './parse-range.ts';
import type { Storage } from './storage.ts';

/** A file can do nothing but be shown: no script, no form, no frame, even if it were more than it seems. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves public files by their unguessable names. Pictures and videos are shown, everything else is offered for saving. */
export function fileRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    if (!key.startsWith('public/') || !isKey(key)) return missing(reply);
    const file = await storage.stat(key);
    if (!file) return missing(reply);
    const range = parseRange(request.headers.range, file.size);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
    const content = request.method === 'HEAD' ? '' : await storage.open(key, range ?? undefined);
    if (content === null) return missing(reply);
    const type = typeOfKey(key);
    reply.headers({
      'content-security-policy': HARMLESS,
      'content-disposition': type === 'application/pdf' ? contentDisposition('dokumen.pdf') : 'inline',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': range ? range.end - range.start + 1 : file.size,
    });
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return reply.type(type).send(content);
  });
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Berkas tidak ditemukan');
