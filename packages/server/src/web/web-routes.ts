import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { missingFile } from '../platform/http/missing-file.ts';
import { composePage } from './compose-page.ts';
import { BUILT_YET_SECONDS, NOT_BUILT_PAGE } from './not-built-page.ts';
import { sendWithEtag } from './send-with-etag.ts';
import type { WebFiles } from './web-files.ts';

/** Files whose names change with their content. */
const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, wildcard: true } as const;

/** Addresses that name a file: a missing one is missing, never the page (a page where a script is expected hides the fault). */
const FILE =
  /\.(m?js|json|map|css|html?|woff2?|ttf|png|jpe?g|gif|webp|avif|svg|ico|txt|xml|webmanifest|mp4|pdf|zip|csv)$/i;

/** Serves the built shell, remotes and registry. */
export async function webRoutes(app: FastifyInstance, config: Config, files: WebFiles): Promise<void> {
  const folders = [
    ['shell/assets', '/assets/'],
    ['remotes', '/remotes/'],
  ] as const;
  for (const [index, [folder, prefix]] of folders.entries()) {
    // The build may come after us; a folder that cannot be made is one that nothing is published into.
    await mkdir(join(config.webRoot, folder), { recursive: true }).catch(() => undefined);
    await app.register(fastifyStatic, {
      ...IMMUTABLE,
      root: join(config.webRoot, folder),
      prefix,
      decorateReply: index === 0,
      // Remotes may be loaded by a shell on another host.
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
    });
  }
  app.get('/registry.json', async (request, reply) => {
    const registry = files.registry();
    if (registry === null) return missingFile(reply);
    return sendWithEtag(request, reply, 'application/json; charset=utf-8', JSON.stringify(registry));
  });
}

/** Whatever is neither a file nor the API is a page of the shell; it finds out itself whether it knows the address. */
export function sendPage(
  files: WebFiles,
  { overrideOrigins, oidc }: Pick<Config, 'overrideOrigins' | 'oidc'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const pathname = request.url.split('?')[0] ?? '/';
  if (FILE.test(pathname) || /^\/(assets|remotes)\//.test(pathname) || !['GET', 'HEAD'].includes(request.method))
    return missingFile(reply);
  const signedIn = /(?:^|;\s*)token=[^;]/.test(request.headers.cookie ?? '');
  const page = composePage(files, pathname, { overrideOrigins, providerName: oidc?.name ?? null, signedIn });
  if (page === null)
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .header('refresh', String(BUILT_YET_SECONDS))
      .header('retry-after', String(BUILT_YET_SECONDS))
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT_PAGE);
  return sendWithEtag(request, reply.header('vary', 'cookie'), 'text/html; charset=utf-8', page);
}
