import { chromium } from '@playwright/test';

const [out, ...files] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const p = await b.newPage({ viewport: { width: 1800, height: 1000 } });
await (await import('node:fs')).promises.writeFile(
  '/tmp/m.html',
  `<body style="margin:0;background:#888;display:grid;grid-template-columns:repeat(${files.length > 4 ? 3 : 2},1fr);gap:8px">` +
    files
      .map(
        (f) =>
          `<div><div style="font:11px sans-serif">${f.split('/').pop()}</div><img src="file://${f}" style="width:100%"></div>`,
      )
      .join(''),
);
await p.goto('file:///tmp/m.html');
await p.screenshot({ path: out, fullPage: true });
await b.close();
