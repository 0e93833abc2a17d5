import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Address of the style of the page that waits for the build. */
export const PUBLIC_STYLE_PATH = '/situs/gaya.css';

const FONT_PATH = '/situs/huruf.woff2';
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);

/** Served as a file because the CSP allows no inline style; uses the product's colours. */
const STYLE = `
@font-face { font-family: "Plus Jakarta Sans"; font-weight: 200 800; font-display: swap; src: url(${FONT_PATH}) format("woff2-variations"); }
:root { color-scheme: light dark; --page: #f5f7fa; --surface: #fff; --text: #16202c; --muted: #526173; --line: #dde3ea; --main: #0f4c82;
  font: 16px/1.55 "Plus Jakarta Sans", system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --page: #0f151c; --surface: #18202a; --text: #e8edf3; --muted: #a3b1c1; --line: #2c3845; --main: #8cc0ee; } }
body { align-items: center; background: var(--page); color: var(--text); display: flex; justify-content: center; margin: 0; min-height: 100vh; padding: 1rem; box-sizing: border-box; }
main { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; box-sizing: border-box; max-width: 28rem; padding: 2rem; width: 100%; }
.brand { color: var(--main); font-weight: 700; margin: 0 0 1.5rem; }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .5rem; text-wrap: balance; }
p { color: var(--muted); margin: 0; }
dl { border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; margin: 1.5rem 0 0; padding-top: .5rem; }
dl div { display: flex; gap: 1rem; justify-content: space-between; padding: .375rem 0; }
dt { color: var(--muted); flex: none; }
dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
.waiting { align-items: center; display: flex; gap: .625rem; margin-top: 1rem; }
.waiting::before { animation: turn 1s linear infinite; border: 2px solid var(--line); border-radius: 50%; border-top-color: var(--main); content: ""; height: 1rem; width: 1rem; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .waiting::before { animation: none; } }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
`;

/** Serves the style and the font of the product. */
export function publicStyleRoute(app: FastifyInstance): void {
  app.get(FONT_PATH, async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(FONT)),
  );
  app.get(PUBLIC_STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(STYLE),
  );
}
