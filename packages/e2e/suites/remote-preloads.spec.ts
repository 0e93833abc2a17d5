import { heading } from '../support/frame.ts';
import { openable, publishedRegistry } from '../support/registry.ts';
import { chunksOf, entryOf, routeOf } from '../support/remote-files.ts';
import { expect, test } from '../support/test.ts';

test('each file of a first screen is requested once, with its hash', async ({ newPageOf }) => {
  for (const remote of publishedRegistry().remotes)
    await test.step(remote.name, async () => {
      const page = await newPageOf('superadmin');
      const address = openable(routeOf(remote).path);
      const title = heading(page, routeOf(remote).title);
      // Opens the page once in advance, because the boot script preloads only for accounts whose access it has stored.
      await page.goto(address);
      await expect(title).toBeVisible();
      const requested: string[] = [];
      const warnings: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      page.on('console', (message) => {
        if (/preload/i.test(message.text())) warnings.push(message.text());
      });
      await page.goto(address);
      await expect(title).toBeVisible();

      const files = [entryOf(remote), ...chunksOf(remote)];
      expect(requested.filter((path) => files.includes(path)).toSorted()).toEqual(files.toSorted());
      expect(warnings).toEqual([]);
      const hashes = await page
        .locator('link[rel="preload"]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('integrity') ?? '']));
      for (const file of files) expect(Object.fromEntries(hashes)[file], file).toMatch(/^sha256-/);
    });
});
