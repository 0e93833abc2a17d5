import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const base = 'http://localhost:8131';
const [, , ...args] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const [path, name] of args.map((a) => a.split('=>'))) {
  for (const [w, h, mode] of [
    [1440, 900, 'light'],
    [360, 800, 'light'],
    [390, 800, 'dark'],
  ] as const) {
    const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: mode, bypassCSP: true });
    const page = await ctx.newPage();
    const said: string[] = [];
    page.on('console', (m) => said.push(m.text()));
    page.on('response', (r) => {
      if (r.status() >= 400) said.push(r.status() + ' ' + r.url());
    });
    await page.addInitScript(() => {
      (window as any).cls = 0;
      new PerformanceObserver((l) => {
        for (const e of l.getEntries() as any[]) (window as any).cls += e.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(base + path);
    await page.waitForTimeout(300);
    const facts = await page.evaluate(() => ({
      scripts: document.scripts.length,
      wide: document.documentElement.scrollWidth - innerWidth,
      cls: (window as any).cls,
    }));
    await page.screenshot({ path: `/tmp/read-run/${name}-${w}-${mode}.png`, fullPage: true });
    await page.evaluate(axe);
    const v = await page.evaluate(async () =>
      (
        await (window as any).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        })
      ).violations.map(
        (x: any) =>
          x.id +
          ': ' +
          x.nodes
            .slice(0, 3)
            .map((n: any) => n.html.slice(0, 120) + ' ' + (n.any[0]?.message ?? ''))
            .join(' | '),
      ),
    );
    console.log(name, w, mode, JSON.stringify(facts), v, said);
    await ctx.close();
  }
}
await browser.close();
