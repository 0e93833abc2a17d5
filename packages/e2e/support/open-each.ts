import type { Locator, Page } from '@playwright/test';
import { goWithin } from './frame.ts';
import { expect, test } from './test.ts';

/** An address without a page. */
export const MISSING = '/tidak/ada';
/** The message of the not-found page. */
export const missing = (page: Page): Locator => page.getByText('Halaman yang kamu cari tidak ditemukan.');

/**
 * Opens addresses one after the other, each in a test step. Loads only the first one and opens the others inside the
 * page, which costs a third and passes the same guards.
 * @param look checks an address; `opened` is when it was opened, in milliseconds since the load of the page
 */
export async function openEach(
  page: Page,
  addresses: readonly string[],
  look: (address: string, opened: number) => Promise<void>,
): Promise<void> {
  for (const [index, address] of addresses.entries())
    await test.step(address, async () => {
      let opened = 0;
      if (index === 0) await page.goto(address);
      else {
        // Opens the not-found page first, so that content of the previous screen is not mistaken for the next one.
        await goWithin(page, MISSING);
        await expect(missing(page)).toBeVisible();
        opened = await goWithin(page, address);
        await expect(missing(page)).toHaveCount(0);
      }
      await look(address, opened);
    });
}
