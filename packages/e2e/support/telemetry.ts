import type { Page } from '@playwright/test';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { disposeWith } from './reusable-tab.ts';

/**
 * Collects a page's reports of failed remotes. A test empties the array to discard them. Call before opening the page.
 */
export async function watchTelemetry(page: Page): Promise<RemoteFailureReport[]> {
  const reports: RemoteFailureReport[] = [];
  const binding = await page.exposeFunction('__reported', (text: string) =>
    reports.push(JSON.parse(text) as RemoteFailureReport),
  );
  // Reads the body inside the page, because the browser's tools do not expose the body of a streamed request.
  const initScript = await page.addInitScript(() => {
    const realFetch = window.fetch;
    const report = Reflect.get(window, '__reported') as (text: string) => void;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/v1/telemetry/remote_failures'))
        report(await request.clone().text());
      return realFetch(request);
    };
  });
  disposeWith(page, initScript, binding);
  return reports;
}
