import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Returns the size in bytes of a body as a server sends it: compressed with gzip at level 9, as in the build. */
export const gzipped = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length;

/**
 * Returns the size in bytes of a body compressed with brotli. @param quality 11, as for the files of a build, or 9, as
 * for pages.
 */
export const brotlied = (body: Buffer | string, quality: 9 | 11): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** A response that a page has downloaded, with its compressed size. */
export interface Download {
  readonly url: string;
  readonly type: string;
  readonly gzip: number;
}

/** Collects everything a page downloads. Call the returned function when the page has finished loading. */
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
        // A response without a body counts 0 bytes. A preload that is used later is only one response.
        gzip: gzipped(await response.body().catch(() => Buffer.alloc(0))),
      })),
    );
}

/** Returns the sum of the sizes. @throws Error without downloads: a budget that measures nothing must not pass */
export function sumOf(downloads: readonly Download[], label: string): number {
  if (downloads.length === 0) throw new Error(`${label}: nothing was downloaded, so nothing was measured`);
  return downloads.reduce((sum, { gzip }) => sum + gzip, 0);
}
