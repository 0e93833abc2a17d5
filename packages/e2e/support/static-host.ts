import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};

export interface StaticHost {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * What any static host does with a folder of builds: files by name, index.html for the rest; `/v1` goes on to the API as a reverse proxy
 * would.
 */
export async function serveStatically(dist: string, apiUrl: string): Promise<StaticHost> {
  const serve = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost');
    if (/^\/v[12]\//.test(pathname)) {
      const api = new URL(apiUrl);
      const onward = request(
        { host: api.hostname, port: api.port, path: pathname + search, method: asked.method, headers: asked.headers },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      asked.pipe(onward);
      return;
    }
    const found = [path.join(dist, 'shell', pathname), path.join(dist, pathname)].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? path.join(dist, 'shell/index.html');
    answer.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  };
  const host = createServer(serve);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => host.close(),
  };
}
