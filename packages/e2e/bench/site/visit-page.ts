import type { Browser } from '@playwright/test';
import { type LayoutShift, layoutShiftOf } from '../../support/layout-shift.ts';
import { slowDown } from '../slow-network.ts';

/** Measured values of one visit on a phone. */
export interface PageVisit {
  /** Milliseconds from the navigation to the first contentful paint. */
  readonly toPaint: number;
  readonly shift: LayoutShift;
}

/** Visits a page with an empty cache and no session. @throws Error when its status is not 200 or nothing was drawn. */
export async function visitPage(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`);
    // The font arrives last and may shift the text that used its fallback.
    await page.evaluate(() => document.fonts.ready);
    const toPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    if (toPaint === undefined) throw new Error(`${url}: nothing was drawn`);
    return { toPaint, shift: await layoutShiftOf(page) };
  } finally {
    await context.close();
  }
}
