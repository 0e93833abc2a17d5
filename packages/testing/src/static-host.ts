import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Content type of a file by its extension. */
export const contentTypeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';

/** A running local server. */
export interface StaticHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(handler: RequestListener): Promise<StaticHost> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Forwards a request to a server and copies its response, as a reverse proxy does. */
export function forward(server: string, incoming: IncomingMessage, response: ServerResponse): void {
  const to = new URL(incoming.url ?? '/', server);
  const passed = request(to, { method: incoming.method, headers: { ...incoming.headers, host: to.host } }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  incoming.pipe(passed);
}

interface FolderOptions {
  /** Folders in which a file is looked for, in this order. */
  readonly folders: readonly string[];
  /** File that is served for a path without a file; without a fallback the response is 404. */
  readonly fallback?: string;
  /** Server to which calls of the API are forwarded. */
  readonly apiUrl?: string;
}

/** Serves folders as a static host does: files by name, `index.html` for a folder. */
export const serveFolders = ({ folders, fallback, apiUrl }: FolderOptions): Promise<StaticHost> =>
  listen((incoming, response) => {
    const pathname = path.posix.normalize(
      decodeURIComponent(new URL(incoming.url ?? '/', 'http://localhost').pathname),
    );
    if (apiUrl !== undefined && /^\/v[12]\//.test(pathname)) return forward(apiUrl, incoming, response);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const existing = folders
      .map((folder) => path.join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = existing ?? fallback;
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': contentTypeOf(file) });
    return createReadStream(file).pipe(response);
  });
