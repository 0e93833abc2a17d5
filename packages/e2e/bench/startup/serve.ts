import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf, forward, listen, type StaticHost } from '@widya/testing/static-host';

/** Headers that describe a response. All other headers of the product's page are security headers. */
const OF_THE_ANSWER =
  /^(content-(type|length|encoding)|cache-control|etag|vary|date|connection|keep-alive|transfer-encoding|x-request-id)$/;

/**
 * Returns the security headers of the product's page, because they cost time and a page without them is not comparable:
 * `Cross-Origin-Opener-Policy` and `Origin-Agent-Cluster` give each page its own process without compiled code.
 */
async function guardsOf(product: string): Promise<Readonly<Record<string, string>>> {
  const page = await fetch(product, { redirect: 'error' });
  await page.text();
  return Object.fromEntries([...page.headers].filter(([name]) => !OF_THE_ANSWER.test(name)));
}

/** Paths that the product serves: API, registry, uploaded pictures and generated posters. */
const OF_THE_PRODUCT = /^\/(v[12]\/|registry\.json$|files\/|poster\/)/;

/**
 * Serves a folder as the product does: best brotli compression, immutable hashed files, an uncached page, and the same
 * security headers. Forwards calls of the API and pictures to the product.
 */
export async function serveFolder(folder: string, product: string): Promise<StaticHost> {
  const guards = await guardsOf(product);
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, known);
    return known;
  };
  return listen((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (OF_THE_PRODUCT.test(pathname)) return forward(product, asked, answer);
    const wanted = path.join(folder, pathname);
    const isThere = existsSync(wanted) && statSync(wanted).isFile();
    if (!isThere && /\.\w+$/.test(pathname)) {
      answer.writeHead(404);
      return answer.end();
    }
    const file = isThere ? wanted : path.join(folder, 'index.html');
    const forEver = /\.[0-9a-f]{8}\.\w+$/.test(file);
    answer.writeHead(200, {
      ...guards,
      'content-type': contentTypeOf(file),
      'content-encoding': 'br',
      'cache-control':
        forEver || file.endsWith('main.js') || file.endsWith('remoteEntry.js')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
    });
    return answer.end(bodyOf(file));
  });
}
