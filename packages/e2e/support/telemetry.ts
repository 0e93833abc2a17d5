import type { Page } from '@playwright/test';
import type { RemoteFailureReport } from '@widya/contract/telemetry';

/** Collects what a page reports of failed remotes. */
export function watchTelemetry(page: Page): readonly RemoteFailureReport[] {
  const reports: RemoteFailureReport[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/telemetry/remote_failures'))
      reports.push(request.postDataJSON() as RemoteFailureReport);
  });
  return reports;
}
