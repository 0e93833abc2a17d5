import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expectToFit } from './expect-accessible.ts';
import { PHONE } from './phone.ts';
import { isPlain, withScriptedCopy } from './plain-page.ts';

async function expectSound(page: Page, name: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    expect.soft(await axeFindings(page, mode), `${name}, ${mode}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await expectToFit(page, PHONE.viewport.width);
}

/**
 * Fails when a page of the participants' site, with or without script, breaks a rule of axe in either mode or does not fit the narrowest
 * phone.
 */
export async function expectPhonePage(page: Page, name: string): Promise<void> {
  if (await isPlain(page)) await withScriptedCopy(page, (copy) => expectSound(copy, `${name}, without script`));
  else await expectSound(page, name);
}
