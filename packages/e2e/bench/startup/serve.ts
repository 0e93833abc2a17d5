import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf, forward, listen, type StaticHost } from '@widya/testing/static-host';

/** Headers that describe a response. All other headers of the product's page are security headers. */
const RESPONSE_HEADERS =
  /^(content-(type|length|encoding)|cache-control|etag|vary|date|connection|keep-alive|transfer-encoding|x-request-id)$/;

/**
 * Returns the security headers of the product's page, because they cost time and a page without them is not comparable:
 * `Cross-Origin-Opener-Policy` and `Origin-Agent-Cluster` give each page its own process without compiled code.
 */
async function securityHeadersOf(product: string): Promise<Readonly<Record<string, string>>> {
  const page = await fetch(product, { redirect: 'error' });
  await page.text();
  return Object.fromEntries([...page.headers].filter(([name]) => !RESPONSE_HEADERS.test(name)));
}

/** Paths that the product serves: API, registry, uploaded pictures and generated posters. */
const PRODUCT_PATHS = /^\/(v[12]\/|registry\.json$|files\/|poster\/)/;

/**
 * Serves a folder as the product does: best brotli compression, immutable hashed files, an uncached page, and the same
 * security headers. Forwards calls of the API and pictures to the product.
 */
export async function serveFolder(folder: string, product: string): Promise<StaticHost> {
  const securityHeaders = await securityHeadersOf(product);
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (PRODUCT_PATHS.test(pathname)) return forward(product, request, response);
    const requestedFile = path.join(folder, pathname);
    const exists = existsSync(requestedFile) && statSync(requestedFile).isFile();
    if (!exists && /\.\w+$/.test(pathname)) {
      response.writeHead(404);
      return response.end();
    }
    const file = exists ? requestedFile : path.join(folder, 'index.html');
    const isImmutable = /\.[0-9a-f]{8}\.\w+$/.test(file);
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': contentTypeOf(file),
      'content-encoding': 'br',
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    return response.end(bodyOf(file));
  });
}
