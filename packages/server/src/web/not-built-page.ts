/** Shown when the server runs but nothing was built. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Widya belum dibangun</title></head>
<body>
<h1>Halaman Widya belum dibangun</h1>
<p>Server berjalan, tetapi berkas halamannya tidak ditemukan. Jalankan <code>npx -y pnpm start</code> atau <code>npx -y pnpm build</code>, lalu muat ulang halaman ini.</p>
<p>Dokumentasi API tetap tersedia di <a href="/docs">/docs</a>.</p>
</body>
</html>`;
