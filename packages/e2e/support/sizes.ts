import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes of a body as a server sends it compressed (gzip, level 9, as the build compresses). */
export const gzipped = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length;

/** What a page has downloaded. */
export interface Download {
  readonly url: string;
  readonly type: string;
  readonly gzip: number;
}

/** Collects everything a page downloads. Call the result when the page has come to rest. */
export function watchDownloads(page: Page): () => Promise<readonly Download[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        url: response.url(),
        type: response.request().resourceType(),
        // A preload that is used later is one response; an answer without a body has none.
        gzip: gzipped(await response.body().catch(() => Buffer.alloc(0))),
      })),
    );
}

/** Sum of the sizes. @throws Error when there is nothing to add up: a budget that measures nothing must not pass */
export function sumOf(downloads: readonly Download[], what: string): number {
  if (downloads.length === 0) throw new Error(`${what}: nothing was downloaded, so nothing was measured`);
  return downloads.reduce((sum, { gzip }) => sum + gzip, 0);
}
