import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** A server that discards uploads, serves a folder, and returns PDFs after a delay. */
export interface Sink {
  readonly url: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.ttf': 'font/ttf' };
const PAGE = '<!doctype html><meta charset="utf-8"><body><script src="/main.js"></script>';
/** Milliseconds until the server returns a stored PDF. */
const ANSWER_AFTER = 50;
/** A stored PDF of a typical size. */
const PDF = Buffer.alloc(1_090_000, 37);

export async function openSink(folder: string): Promise<Sink> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sink');
    if (request.method === 'POST') {
      request.resume();
      request.on('end', () => response.writeHead(201).end('{}'));
      return;
    }
    if (pathname.startsWith('/pdf/')) {
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF), ANSWER_AFTER);
      return;
    }
    const file = path.join(folder, path.basename(pathname));
    if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (existsSync(file)) {
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
