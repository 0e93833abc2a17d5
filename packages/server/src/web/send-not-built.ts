import type { FastifyReply } from 'fastify';
import { PUBLIC_STYLE_PATH } from './public-style.ts';

/** Seconds after which the page reloads itself. */
const BUILT_YET_SECONDS = 3;

const NOT_BUILT_PAGE = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Widya sedang disiapkan</title><link rel="stylesheet" href="${PUBLIC_STYLE_PATH}"></head>
<body><main><p class="brand">Widya</p><h1>Widya sedang disiapkan</h1>
<p>Halamannya masih dibangun. Pada penyalaan pertama ini biasanya selesai dalam satu menit, lalu halaman ini terbuka sendiri.</p>
<p class="waiting" role="status">Memeriksa kembali</p>
<dl><div><dt>Bila tidak terbuka, jalankan</dt><dd><code>npx -y pnpm start</code></dd></div><div><dt>Dokumentasi API</dt><dd><a href="/docs">/docs</a></dd></div></dl>
</main></body>
</html>`;

/** Answers that the pages are still being built; the page reloads itself without a script. */
export const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('refresh', String(BUILT_YET_SECONDS))
    .header('retry-after', String(BUILT_YET_SECONDS))
    .type('text/html; charset=utf-8')
    .send(NOT_BUILT_PAGE);
