import type { Page } from '@playwright/test';

/** Presses Tab until what has the focus is the wanted thing. @throws Error when it is not reached */
export async function tabTo(page: Page, isWanted: string, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, isWanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${isWanted}`);
}
