import type { Page } from '@playwright/test';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { disposeWith } from './kept-tab.ts';

/** Collects what a page reports of failed remotes; empty it to forget them. Call it before the page is opened. */
export async function watchTelemetry(page: Page): Promise<RemoteFailureReport[]> {
  const reports: RemoteFailureReport[] = [];
  const told = await page.exposeFunction('__reported', (text: string) =>
    reports.push(JSON.parse(text) as RemoteFailureReport),
  );
  // The body of a streamed request is not shown to the tools of the browser, so it is read where it is sent.
  const listening = await page.addInitScript(() => {
    const send = window.fetch;
    const tell = Reflect.get(window, '__reported') as (text: string) => void;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/v1/telemetry/remote_failures'))
        tell(await request.clone().text());
      return send(request);
    };
  });
  disposeWith(page, listening, told);
  return reports;
}
