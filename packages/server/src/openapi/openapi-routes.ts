import type { CatalogEntry } from '@widya/contract/catalog';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { openApiDocument } from './document.ts';

/**
 * `/openapi.json` for tools and `/docs` for people. Both are generated once, because the catalogue does not change at
 * run time.
 */
export function openApiRoutes(app: FastifyInstance, catalog: readonly CatalogEntry[], config: Config): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(catalog, config.apiBaseUrl ?? config.publicUrl ?? '/'));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage(catalog);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  app.get('/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(DOCS_STYLE),
  );
}
