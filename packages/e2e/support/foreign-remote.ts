import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from './product.ts';
import { publishedRegistry } from './registry.ts';

/**
 * A server with a foreign remote: it has the files of the published one, but its entry sets `FOREIGN_MARK` on `window`
 * when it runs.
 */
export interface ForeignRemote {
  readonly origin: string;
  /** Paths of the requests that the server has received. */
  readonly requestedPaths: string[];
  readonly stop: () => void;
}

/** Name of the mark on `window`. */
export const FOREIGN_MARK = 'foreignCodeRuns';

export async function serveForeignRemote(name: string): Promise<ForeignRemote> {
  const remote = publishedRegistry().remotes.find((published) => published.name === name);
  if (!remote) throw new Error(`${name} is not published`);
  const folder = path.join(ROOT, 'dist', remote.current.baseUrl);
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requestedPaths.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    const file = path.join(folder, pathname);
    if (pathname === '/remote.json') response.end(JSON.stringify(remote.current));
    else if (!existsSync(file)) response.writeHead(404).end();
    else {
      response.setHeader('content-type', 'text/javascript');
      const mark = pathname === `/${remote.current.entry}` ? `window.${FOREIGN_MARK}=true;` : '';
      response.end(mark + readFileSync(file, 'utf8'));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, requestedPaths, stop: () => server.close() };
}
