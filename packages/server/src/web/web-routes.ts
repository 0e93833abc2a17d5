import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { missingFile } from '../platform/http/missing-file.ts';
import { acceptedEncoding, type PageFor } from './pages.ts';
import { sendNotBuilt } from './send-not-built.ts';
import { sendWithEtag } from './send-with-etag.ts';
import type { WebFiles } from './web-files.ts';

/** Cache settings for files whose names contain a hash of their content. */
const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, wildcard: true } as const;

/** Addresses of files: a missing file is 404, because a page in place of a script would hide the fault. */
const FILE =
  /\.(m?js|json|map|css|html?|woff2?|ttf|png|jpe?g|gif|webp|avif|svg|ico|txt|xml|webmanifest|mp4|pdf|zip|csv)$/i;

/** Serves the built shell, remotes and registry. */
export async function webRoutes(app: FastifyInstance, config: Config, files: WebFiles): Promise<void> {
  const folders = [
    ['shell/assets', '/assets/'],
    ['remotes', '/remotes/'],
  ] as const;
  for (const [index, [folder, prefix]] of folders.entries()) {
    // The folder may be built later; one that cannot be created stays empty.
    await mkdir(join(config.webRoot, folder), { recursive: true }).catch(() => undefined);
    await app.register(fastifyStatic, {
      ...IMMUTABLE,
      root: join(config.webRoot, folder),
      prefix,
      decorateReply: index === 0,
      // A shell on another host may load remotes.
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
    });
  }
  app.get('/registry.json', async (request, reply) => {
    const registry = files.registry();
    if (registry === null) return missingFile(reply);
    return sendWithEtag(request, reply, 'application/json; charset=utf-8', JSON.stringify(registry));
  });
}

/** Sends the shell's page for all other addresses; the shell itself shows unknown ones as not found. */
export function sendPage(pageFor: PageFor, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = request.url.split('?')[0] ?? '/';
  if (FILE.test(pathname) || /^\/(assets|remotes)\//.test(pathname) || !['GET', 'HEAD'].includes(request.method))
    return missingFile(reply);
  const signedIn = /(?:^|;\s*)token=[^;]/.test(request.headers.cookie ?? '');
  const page = pageFor(signedIn, pathname);
  if (page === null) return sendNotBuilt(reply);
  reply.header('vary', 'cookie, accept-encoding').header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.body(encoding));
}
