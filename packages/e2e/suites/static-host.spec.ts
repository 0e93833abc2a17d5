import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { heading, rows } from '../support/frame.ts';
import { ROOT } from '../support/product.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

const DIST = path.join(ROOT, 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};

/** What any static host does: files by name, index.html for the rest; `/v1` goes on to the API as a reverse proxy would. */
function serve(asked: IncomingMessage, answer: ServerResponse): void {
  const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost');
  if (/^\/v[12]\//.test(pathname)) {
    const api = new URL(productUrl());
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
  const found = [path.join(DIST, 'shell', pathname), path.join(DIST, pathname)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  const file = found ?? path.join(DIST, 'shell/index.html');
  answer.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(answer);
}

let host: Server;
let url: string;

test.beforeAll(async () => {
  host = createServer(serve);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});

test.afterAll(() => host.close());

test('the product works from a plain static host, deep links included', async ({ newPageOf }) => {
  const page = await newPageOf(null, { baseURL: url, storageState: storageStateOf(url, sharedSession('admin')) });
  await page.goto('/editor');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
