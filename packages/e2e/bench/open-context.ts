import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type StoredSession, storageStateOf } from '../support/sign-in.ts';
import { LAUNCH_OPTIONS } from './launch-options.ts';

/** Starts a browser and opens a context signed in with a session. The caller closes the browser. */
export async function openContext(
  url: string,
  session: StoredSession,
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
