import { PUBLIC_STYLE_PATH } from './public-style.ts';

/** Seconds after which the page reloads itself. */
export const BUILT_YET_SECONDS = 3;

/** Shown while the first start still builds, and when nothing was built. Reloads itself without a script. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Widya sedang disiapkan</title><link rel="stylesheet" href="${PUBLIC_STYLE_PATH}"></head>
<body><main><p class="brand">Widya</p><h1>Widya sedang disiapkan</h1>
<p>Halamannya masih dibangun. Pada penyalaan pertama ini biasanya selesai dalam satu menit, lalu halaman ini terbuka sendiri.</p>
<p class="waiting" role="status">Memeriksa kembali</p>
<dl><div><dt>Bila tidak terbuka, jalankan</dt><dd><code>npx -y pnpm start</code></dd></div><div><dt>Dokumentasi API</dt><dd><a href="/docs">/docs</a></dd></div></dl>
</main></body>
</html>`;
