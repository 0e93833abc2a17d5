import type { Page } from '@playwright/test';
import { sitePages } from '../support/site-pages.ts';
import { type Download, sumOf, watchDownloads } from '../support/sizes.ts';
import { expect, productUrl, test } from '../support/test.ts';

/*
 * What stands between a tap on a link and the first paint, in bytes and requests: how long that takes is measured by `pnpm bench site`,
 * never in a test. They only get tighter.
 */
const PHONE = { viewport: { width: 390, height: 844 } };
/** HTML and styles, compressed. */
const BEFORE_PAINT = 14 * 1_024;
const FONT = 28 * 1_024;
/** The page and its sheets. */
const REQUESTS = 4;

/** Addresses that the browser waited for before it drew anything. */
const blockingOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );

const ofType = (downloads: readonly Download[], type: string) => downloads.filter((one) => one.type === type);

test('what the pages that strangers open first need before they are drawn', async ({ newPageOf }) => {
  for (const [name, path] of Object.entries(await sitePages(productUrl())))
    await test.step(name, async () => {
      const page = await newPageOf(null, PHONE);
      const downloads = watchDownloads(page);
      expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status(), path).toBe(200);
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
