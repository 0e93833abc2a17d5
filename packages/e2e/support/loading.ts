import type { Page } from '@playwright/test';
import { seenHeading } from './frame.ts';
import { expect } from './test.ts';

/** Waits until a screen has loaded: its heading is visible, and no element waits for a response. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(seenHeading(page, /./).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
