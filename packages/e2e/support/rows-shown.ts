import type { Page } from '@playwright/test';

/** Costs of one visit. */
export interface Visit {
  /** Milliseconds from the navigation to the first displayed row. */
  readonly toRows: number;
  /** Milliseconds from the navigation to the first text or picture. */
  readonly toPaint: number;
  /** Addresses requested before the first row: includes the page itself, excludes pictures in the rows. */
  readonly requests: readonly string[];
  /** Bytes received before the first row, headers included. */
  readonly bytes: number;
}

/** Records when the first row appears; runs in the page before any of its code. */
export function noteRows(): void {
  performance.setResourceTimingBufferSize(1_000);
  const look = (): void => {
    if (document.querySelector('table:not([aria-busy="true"]) tbody tr td'))
      Reflect.set(window, '__rowsAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Reads the requests before the first row; runs in the page. */
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
    toPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? toRows,
    requests: requests.map(({ name }) => name),
    bytes: arrived.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** Opens a page on which `noteRows` runs. @throws Error when no row appears */
export async function visitUntilRows(page: Page, url: string): Promise<Visit> {
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
