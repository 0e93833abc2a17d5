import type { Page, Request } from '@playwright/test';

/** Collects the requests of a page whose path matches. */
export function watchRequests(page: Page, isWanted: (path: string) => boolean): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && isWanted(url.pathname)) requests.push(request);
  });
  return requests;
}
