import type { Browser, Page } from '@playwright/test';
import { type StoredSession, storageStateOf } from '../../support/sign-in.ts';
import { slowDown } from '../slow-network.ts';

/** Costs of one visit. */
export interface Visit {
  /** Milliseconds from the navigation to the first displayed row. */
  readonly toRows: number;
  /** Number of requests before the first row: includes the page itself, excludes pictures in the rows. */
  readonly requests: number;
  /** Bytes received before the first row, headers included. */
  readonly bytes: number;
}

/** Records when the first row appears; runs in the page before any of its code. */
function noteRows(): void {
  performance.setResourceTimingBufferSize(1_000);
  const look = (): void => {
    if (document.querySelector('table:not([aria-busy="true"]) tbody tr td'))
      Reflect.set(window, '__rowsAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Counts the requests before the first row; runs in the page. */
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
  const errors: string[] = [];
  const note = (error: Error): void => {
    errors.push(error.message);
  };
  page.on('pageerror', note);
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => Reflect.get(window, '__rowsAt') !== undefined, undefined, {
      timeout: 60_000,
      polling: 100,
    })
    .catch(async (cause: unknown) => {
      const text = await page.evaluate(() => document.body.textContent);
      throw new Error(`${url} shows no rows. Script errors: ${errors.join('; ') || 'none'}. It shows: ${text}`, {
        cause,
      });
    });
  page.off('pageerror', note);
  return page.evaluate(readVisit);
}

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
    const cold = await visit(page, url);
    await page.goto('about:blank');
    const warm = await visit(page, url);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
