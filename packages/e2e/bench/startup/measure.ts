import type { Browser } from '@playwright/test';
import { noteRows, type Visit, visitUntilRows } from '../../support/rows-shown.ts';
import { type StoredSession, storageStateOf } from '../../support/sign-in.ts';
import { slowDown } from '../slow-network.ts';

interface Visited {
  /** Address with its origin. */
  readonly url: string;
  readonly session: StoredSession;
  /** True for the slow network with a quarter of the processor. */
  readonly slow: boolean;
}

/** Visits a page as a signed-in person in a new browser context: first with a cold cache, then with a warm one. */
export async function measure(
  browser: Browser,
  { url, session, slow }: Visited,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const { origin } = new URL(url);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    storageState: {
      ...storageStateOf(origin, session),
      // Every sign-in stores which screens the account may open.
      origins: [
        {
          origin,
          localStorage: [
            { name: 'widya:akses', value: JSON.stringify({ role: 'superadmin', id: 1, menu: ['home', 'users'] }) },
          ],
        },
      ],
    },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteRows);
    if (slow) await slowDown(await context.newCDPSession(page));
    const cold = await visitUntilRows(page, url);
    await page.goto('about:blank');
    const warm = await visitUntilRows(page, url);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
