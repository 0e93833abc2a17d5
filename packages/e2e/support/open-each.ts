import type { Locator, Page } from '@playwright/test';
import { goWithin } from './frame.ts';
import { expect, test } from './test.ts';

/** An address that leads nowhere. */
export const MISSING = '/tidak/ada';
/** What stands there. */
export const missing = (page: Page): Locator => page.getByText('Halaman yang kamu cari tidak ditemukan.');

/**
 * Opens addresses one after the other, a step each. Only the first one is loaded; the others are opened inside the page, which costs a third
 * and passes the same guards.
 * @param beforeNext what to do before an address is opened in the page
 */
export async function openEach(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
  beforeNext: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [index, address] of addresses.entries())
    await test.step(address, async () => {
      if (index === 0) await page.goto(address);
      else {
        // What the screen before left behind is not taken for the next one.
        await goWithin(page, MISSING);
        await expect(missing(page)).toBeVisible();
        await beforeNext();
        await goWithin(page, address);
        await expect(missing(page)).toHaveCount(0);
      }
      await look(address);
    });
}
