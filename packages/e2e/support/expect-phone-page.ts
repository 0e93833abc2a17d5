import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expectToFit } from './expect-accessible.ts';
import { PHONE } from './phone.ts';
import { isPlain, withScriptedCopy } from './plain-page.ts';

async function expectSound(page: Page, name: string, modes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode });
    expect.soft(await axeFindings(page, mode), `${name}, ${mode}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await expectToFit(page, PHONE.viewport.width);
}

/**
 * Asserts that a page of the participants' site, with or without script, breaks no rule of axe and fits the narrowest
 * phone. Dark mode is only checked with script, because the page without script uses the same colour tokens.
 */
export async function expectPhonePage(page: Page, name: string): Promise<void> {
  if (await isPlain(page))
    await withScriptedCopy(page, (copy) => expectSound(copy, `${name}, without script`, ['light']));
  else await expectSound(page, name, ['light', 'dark']);
}
