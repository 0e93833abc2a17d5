import type { Browser, Page } from '@playwright/test';
import { type KeptSession, storageStateOf } from '../../support/sign-in.ts';
import { slowDown } from '../slow-line.ts';

/** What one visit cost. */
export interface Visit {
  /** Milliseconds from the navigation to the first row on the screen. */
  readonly toRows: number;
  /** Sent before the first row: the page itself included, pictures in the rows not. */
  readonly requests: number;
  /** Arrived on the wire before the first row, headers included. */
  readonly bytes: number;
}

/** Notes when the first row is there; runs in the page before any of its code. */
function noteRows(): void {
  performance.setResourceTimingBufferSize(1_000);
  const look = (): void => {
    if (document.querySelector('table:not([aria-busy="true"]) tbody tr td'))
      Reflect.set(window, '__rowsAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What the page had asked for when its first row appeared; runs in the page. */
function readVisit(): Visit {
  const toRows: number = Reflect.get(window, '__rowsAt');
  const all = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const requests = all.filter(({ startTime }) => startTime < toRows);
  const arrived = requests.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= toRows);
  return {
    toRows,
    requests: requests.length,
    bytes: arrived.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, '__rowsAt') !== undefined, undefined, {
    timeout: 60_000,
    polling: 100,
  });
  return page.evaluate(readVisit);
}

interface Visited {
  /** Address, origin included. */
  readonly url: string;
  readonly session: KeptSession;
  /** Whether on the slow line with a quarter of the processor. */
  readonly slow: boolean;
}

/** A cold visit of a signed-in person in a browser of its own, and a warm one after it. */
export async function measure(
  browser: Browser,
  { url, session: kept, slow }: Visited,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const { origin } = new URL(url);
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
    const cold = await visit(page, url);
    await page.goto('about:blank');
    const warm = await visit(page, url);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
