import type { Page } from '@playwright/test';
import { seenHeading } from './frame.ts';
import { expect } from './test.ts';

/** Waits until a screen shows what it has loaded: its heading, and nothing that still waits for an answer. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(seenHeading(page, /./).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
