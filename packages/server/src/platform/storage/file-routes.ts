import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { missingFile } from '../http/missing-file.ts';
import type { Services } from '../http/services.ts';
import { contentDisposition } from '../http/settle-download.ts';
import type { Tx } from '../http/transaction.ts';
import { isKey, type StoredType, typeOfKey } from './keys.ts';
import { parseRange } from './parse-range.ts';
import { nameOfFile } from './stored-files.ts';

export const FILES_ROUTE = '/files/*';

/** The CSP of files: no script, form or frame, even if the file is not what it seems. */
export const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Types that pages display; all others are downloaded, because browsers show no PDF in a sandbox. */
const INLINE_TYPES: readonly StoredType[] = ['image/jpeg', 'image/png', 'video/mp4'];

const MATERIALS = 'public/attachments/';

const NAMES: Readonly<Partial<Record<StoredType, string>>> = {
  'application/pdf': 'dokumen.pdf',
  'text/csv': 'data.csv',
  'application/zip': 'arsip.zip',
};

/** Class materials are downloaded under their original name; other files get a neutral one. */
const savedName = async (db: Tx, key: string, type: StoredType): Promise<string> =>
  (key.startsWith(MATERIALS) && (await nameOfFile(db, key))) || (NAMES[type] ?? 'berkas');

/** Serves public files by their unguessable names. Images and videos are displayed, all others are downloaded. */
export function fileRoutes(
  app: FastifyInstance,
  { storage, db }: Pick<Services, 'storage' | 'db'>,
  { filesUrl }: Pick<Config, 'filesUrl'>,
): void {
  app.get<{ Params: { '*': string } }>(FILES_ROUTE, async (request, reply) => {
    const key = request.params['*'];
    if (!key.startsWith('public/') || !isKey(key)) return missingFile(reply);
    const file = await storage.stat(key);
    if (!file) return missingFile(reply);
    const range = parseRange(request.headers.range, file.size);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
    const content = request.method === 'HEAD' ? '' : await storage.open(key, range ?? undefined);
    if (content === null) return missingFile(reply);
    const type = typeOfKey(key);
    reply.headers({
      'content-security-policy': HARMLESS,
      'content-disposition': contentDisposition(INLINE_TYPES.includes(type) ? null : await savedName(db, key, type)),
      'cross-origin-resource-policy': 'cross-origin',
      // Pages draw certificates on these backgrounds and zip them; anybody who knows the name may read the file anyway.
      ...(filesUrl !== null && { 'access-control-allow-origin': '*' }),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': range ? range.end - range.start + 1 : file.size,
    });
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return reply.type(type).send(content);
  });
}
