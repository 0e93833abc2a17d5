import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};

export interface StaticSite {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves a folder as the product serves its own: brotli at its best, hashed names for ever, the page anew each time. `/v1` goes on to the
 * API, `/registry.json` is that of the product.
 */
export async function serveFolder(folder: string, product: string): Promise<StaticSite> {
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, known);
    return known;
  };
  const onward = (asked: IncomingMessage, answer: ServerResponse): void => {
    const api = new URL(asked.url ?? '/', product);
    const passed = request(api, { method: asked.method, headers: { ...asked.headers, host: api.host } }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(passed);
  };
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (/^\/v[12]\//.test(pathname) || pathname === '/registry.json') return onward(asked, answer);
    const wanted = path.join(folder, pathname);
    const isThere = existsSync(wanted) && statSync(wanted).isFile();
    if (!isThere && /\.\w+$/.test(pathname)) {
      answer.writeHead(404);
      return answer.end();
    }
    const file = isThere ? wanted : path.join(folder, 'index.html');
    const forEver = /\.[0-9a-f]{8}\.\w+$/.test(file);
    answer.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control':
        forEver || file.endsWith('main.js') || file.endsWith('remoteEntry.js')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
    });
    return answer.end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  };
}
