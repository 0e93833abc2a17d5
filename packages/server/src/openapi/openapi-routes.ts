import type { CatalogEntry } from '@widya/contract/catalog';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { Binding } from '../platform/http/bind.ts';
import { openApiDocument } from './document.ts';
import { openScalar, type Scalar } from './scalar.ts';

interface DocumentedApi {
  readonly catalog: readonly CatalogEntry[];
  readonly bindings: readonly Binding[];
}

/**
 * `/openapi.json` for tools and `/docs` for people. Both are generated once, because the catalogue does not change at
 * run time.
 */
export function openApiRoutes(app: FastifyInstance, { catalog, bindings }: DocumentedApi, config: Config): void {
  const { apiBaseUrl, publicUrl } = config;
  let document: string | undefined;
  let scalar: Promise<Scalar> | undefined;
  const opened = () => {
    scalar ??= openScalar(apiBaseUrl === null ? null : new URL(apiBaseUrl).origin);
    return scalar;
  };
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(catalog, bindings, apiBaseUrl ?? publicUrl ?? '/'));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/docs', async (_request, reply) => {
    const { page, policy } = await opened();
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy };
    return reply.type('text/html; charset=utf-8').headers(headers).send(page);
  });
  app.get('/docs/scalar.js', async (_request, reply) => {
    const { script } = await opened();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'max-age=86400').send(script);
  });
}
