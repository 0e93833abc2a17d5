import { expect, type Page } from '@playwright/test';
import { axeFindings, overhang } from './axe.ts';

/** Asserts that axe finds nothing on the page. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);

/** Asserts that axe finds nothing on the page in light mode, and nothing about its colours in dark mode. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${mode}\\b`));
    expect.soft(await axeFindings(page, mode), mode).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Asserts that the page does not overflow a window of this width horizontally. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 740 });
  await expect.poll(() => overhang(page)).toBe(0);
  if (before) await page.setViewportSize(before);
}
