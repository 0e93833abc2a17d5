import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expectToFit } from './expect-accessible.ts';

const NARROWEST = 360;

/** Fails when a page of the participants' site breaks a rule of axe, its colours those of the dark mode, or it does not fit a phone. */
export async function expectPhonePage(page: Page, name: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    expect.soft(await axeFindings(page, mode), `${name}, ${mode}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await expectToFit(page, NARROWEST);
}
