import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { screenAt } from '@widya/contract/routing/page-registry';
import { composePage, type PageFacts } from './compose-page.ts';
import { weakEtag } from './send-with-etag.ts';
import type { WebFiles } from './web-files.ts';

export type Encoding = 'br' | 'gzip';

/** A page as sent, composed and compressed once. */
export interface Page {
  readonly etag: string;
  /** The page in an encoding; uncompressed for null. */
  readonly body: (encoding: Encoding | null) => string | Buffer;
}

/** A smaller page is not worth the time that the highest quality (11) takes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function pageOf(text: string): Page {
  const compressed = new Map<Encoding, Buffer>();
  const body = (encoding: Encoding | null): string | Buffer => {
    if (encoding === null) return text;
    const encoded = compressed.get(encoding) ?? (encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text));
    compressed.set(encoding, encoded);
    return encoded;
  };
  return { etag: weakEtag(text), body };
}

/** Returns the page for a visitor with or without a token who opens a path; null when nothing is built. */
export type PageFor = (signedIn: boolean, pathname: string) => Page | null;

/**
 * The pages for visitors without a token, and for each screen with one, composed again only when a built file or the
 * registry has changed.
 */
export function openPages(files: WebFiles, settings: Omit<PageFacts, 'signedIn' | 'screen'>): PageFor {
  let sources: readonly unknown[] = [];
  const pages = new Map<string | boolean, Page | null>();
  return (signedIn, pathname) => {
    const registry = files.registry();
    const current = [files.page(), registry, files.assets()];
    if (current.some((source, index) => source !== sources[index])) pages.clear();
    sources = current;
    const screen = signedIn && registry ? screenAt(registry, pathname) : null;
    const key = screen ?? signedIn;
    let page = pages.get(key);
    if (page === undefined) {
      const text = composePage(files, { ...settings, signedIn, screen });
      page = text === null ? null : pageOf(text);
      pages.set(key, page);
    }
    return page;
  };
}

/** The best encoding that a browser accepts, by its header; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
