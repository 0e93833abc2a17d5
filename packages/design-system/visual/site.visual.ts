import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, openStorybook, STATIC_DIR } from '../scripts/stories.ts';

const BUDGET = { bytes: 25_000_000, firstStoryMs: 3_000 };

test('the static Storybook is small enough to put anywhere', () => {
  const files = readdirSync(STATIC_DIR, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(STATIC_DIR, file),
  );
  const sizes = files.map((file) => statSync(file)).filter((file) => file.isFile());
  expect(sizes.length, 'files of the Storybook').toBeGreaterThan(100);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.bytes);
});

test('the first story appears soon', async () => {
  const storybook = await openStorybook();
  const browser = await launch();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  // Processor time of the page alone: other tests run beside this one.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${storybook.url}/?path=/story/actions-button--primary`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('button', { name: 'Simpan' })
    .waitFor({ timeout: 120_000 });
  const { metrics } = await session.send('Performance.getMetrics');
  await browser.close();
  await storybook.close();
  const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  expect(busy).toBeGreaterThan(0);
  expect(busy).toBeLessThanOrEqual(BUDGET.firstStoryMs);
});
