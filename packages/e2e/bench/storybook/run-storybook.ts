import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOfTests } from '@widya/testing/chromium';
import { serveFolders } from '@widya/testing/static-host';
import { ROOT } from '../../support/product.ts';
import { printTable } from '../table.ts';

const STORYBOOK = path.join(ROOT, 'packages/design-system/storybook-static');
/** Target for the processor time of the page until its first story, milliseconds. */
const TARGET = 3_000;

/** Measures the built Storybook until its first story is shown. @returns true when the target is met. */
export async function runStorybook(): Promise<boolean> {
  if (!existsSync(path.join(STORYBOOK, 'index.json')))
    throw new Error('No static Storybook: run `pnpm --filter @widya/design-system build-storybook`.');
  const host = await serveFolders({ folders: [STORYBOOK] });
  const browser = await chromium.launch({ executablePath: chromiumOfTests(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${host.url}/index.html?path=/story/actions-button--primary`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Simpan' }).waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    const met = busy > 0 && busy <= TARGET;
    printTable('First story of the built Storybook', [{ 'processor ms': Math.round(busy), 'target ms': TARGET }]);
    console.log(met ? '✓ the target is met' : '✗ not met');
    return met;
  } finally {
    await browser.close();
    await host.close();
  }
}
