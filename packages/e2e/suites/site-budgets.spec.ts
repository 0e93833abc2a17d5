import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PHONE } from '../support/phone.ts';
import { ROOT } from '../support/product.ts';
import { sitePages } from '../support/site-pages.ts';
import { type Download, sumOf, watchDownloads } from '../support/sizes.ts';
import { expect, productUrl, test } from '../support/test.ts';

/*
 * Budgets of what a browser needs between a tap on a link and the first paint, in bytes and requests. A limit may only
 * be lowered. `pnpm bench site` measures how long it takes; a test never does.
 */
/** HTML and styles, compressed. */
const BEFORE_PAINT = 14 * 1_024;
const FONT = 28 * 1_024;
/** Number of requests: the page and its style sheets. */
const REQUESTS = 4;

/** Uncompressed styles of one page, in bytes. */
const STYLES = 12_288;

interface BuiltRoute {
  readonly hasDefaultExport: boolean;
  readonly css?: readonly string[];
}

const CLIENT = path.join(ROOT, 'dist/site/client');

/**
 * Routes of the site with their files, from the manifest of the build.
 * @throws Error when there is not exactly one manifest.
 */
function builtRoutes(): Readonly<Record<string, BuiltRoute>> {
  const [file, ...more] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  if (file === undefined || more.length > 0) throw new Error('The site is not built, or twice');
  const text = readFileSync(path.join(CLIENT, file), 'utf8').replace(/^window\.__reactRouterManifest=|;\s*$/g, '');
  return (JSON.parse(text) as { routes: Record<string, BuiltRoute> }).routes;
}

/** Size of a built style sheet. @throws Error when it is missing */
const sizeOf = (address: string): number => statSync(path.join(CLIENT, address.replace(/^\/situs\//, ''))).size;

test('the styles of every page', () => {
  const { root, ...routes } = builtRoutes();
  const shared = root?.css ?? [];
  expect(shared).not.toEqual([]);
  const pages = Object.entries(routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  expect(pages.length).toBeGreaterThan(20);
  const sizes = pages.map(([name, { css = [] }]) => {
    const bytes = [...new Set([...shared, ...css])].reduce((sum, address) => sum + sizeOf(address), 0);
    return { name, bytes };
  });
  const largest = sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  test.info().annotations.push({ type: 'measured', description: `${largest.bytes} bytes, ${largest.name}` });
  expect(sizes.filter(({ bytes }) => bytes > STYLES)).toEqual([]);
});

/** Addresses of the resources that block the first paint. */
const blockingOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );

const ofType = (downloads: readonly Download[], type: string) => downloads.filter((one) => one.type === type);

test('the bytes and requests before the first paint of the pages that strangers open first', async ({ newPageOf }) => {
  for (const [name, address] of Object.entries(await sitePages(productUrl())))
    await test.step(name, async () => {
      const page = await newPageOf(null, PHONE);
      const downloads = watchDownloads(page);
      expect((await page.goto(address, { waitUntil: 'networkidle' }))?.status(), address).toBe(200);
      const all = await downloads();
      const blocking = await blockingOf(page);
      const sheets = all.filter(({ url }) => blocking.includes(url));
      const before = sumOf(ofType(all, 'document'), `${name}: page`) + sumOf(sheets, `${name}: sheets`);
      const font = sumOf(ofType(all, 'font'), `${name}: typeface`);
      const description = `${name}: ${before} bytes in ${1 + blocking.length} requests, typeface ${font}`;
      test.info().annotations.push({ type: 'measured', description });
      expect(
        sheets.every(({ type }) => type === 'stylesheet'),
        `${name}: ${blocking.join(', ')}`,
      ).toBe(true);
      expect(1 + blocking.length, blocking.join(', ')).toBeLessThanOrEqual(REQUESTS);
      expect(before, description).toBeLessThanOrEqual(BEFORE_PAINT);
      expect(font, description).toBeLessThanOrEqual(FONT);
    });
});
