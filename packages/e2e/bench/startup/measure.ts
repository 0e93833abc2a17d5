import type { Browser, CDPSession, Page } from '@playwright/test';
import { type KeptSession, storageStateOf } from '../../support/sign-in.ts';
import { slowDown } from '../slow-line.ts';

/** What one visit cost. */
export interface Visit {
  /** Milliseconds from the navigation to the first row on the screen. */
  readonly toRows: number;
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: number;
}

/** Notes when the first row is there; runs in the page before any of its code. */
function noteRows(): void {
  const look = (): void => {
    if (document.querySelector('table:not([aria-busy="true"]) tbody tr td'))
      Reflect.set(window, '__rowsAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  let requests = 0;
  let bytes = 0;
  const asked = (): void => {
    requests += 1;
  };
  const finished = ({ encodedDataLength }: { readonly encodedDataLength: number }): void => {
    bytes += encodedDataLength;
  };
  session.on('Network.requestWillBeSent', asked);
  session.on('Network.loadingFinished', finished);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, '__rowsAt') !== undefined, undefined, {
    timeout: 60_000,
    polling: 100,
  });
  const toRows = await page.evaluate(() => Reflect.get(window, '__rowsAt') as number);
  const untilRows = { toRows, requests, bytes };
  session.off('Network.requestWillBeSent', asked);
  session.off('Network.loadingFinished', finished);
  return untilRows;
}

/** A cold visit of a signed-in person in a browser of its own, and a warm one after it. */
export async function measure(
  browser: Browser,
  origin: string,
  path: string,
  kept: KeptSession,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    storageState: {
      ...storageStateOf(origin, kept),
      // Kept by every sign-in: which screens the account may open.
      origins: [
        {
          origin,
          localStorage: [{ name: 'widya:akses', value: JSON.stringify({ role: 'superadmin', menu: ['home'] }) }],
        },
      ],
    },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteRows);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const cold = await visit(page, session, origin + path);
    await page.goto('about:blank');
    const warm = await visit(page, session, origin + path);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
