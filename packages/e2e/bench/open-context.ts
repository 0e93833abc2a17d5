import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type KeptSession, storageStateOf } from '../support/sign-in.ts';
import { LAUNCH_OPTIONS } from './launch-options.ts';

/** A browser of its own, and a window in it that is signed in with a session. Close the browser when done. */
export async function openContext(
  url: string,
  session: KeptSession,
): Promise<{ readonly browser: Browser; readonly context: BrowserContext }> {
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      storageState: storageStateOf(url, session),
    });
    return { browser, context };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
