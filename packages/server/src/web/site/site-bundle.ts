import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteBundle } from '@widya/contract/site/site-request';
import type { FastifyBaseLogger } from 'fastify';

/** The bundle's file, below the folder of the built pages. */
export const SITE_BUNDLE = 'site/server/index.js';

const isBundle = (value: unknown): value is SiteBundle =>
  typeof value === 'object' && value !== null && 'entry' in value;

/**
 * Loads the participants' site; a new build is picked up at run time.
 * @returns a function that returns the bundle, null while none is built.
 */
export function openSiteBundle(webRoot: string, log: FastifyBaseLogger): () => Promise<SiteBundle | null> {
  const path = join(webRoot, SITE_BUNDLE);
  let loadedVersion = 0;
  let loading: Promise<SiteBundle | null> = Promise.resolve(null);
  return () => {
    const version = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (version === loadedVersion || version === 0) return loading;
    loadedVersion = version;
    const previous = loading;
    loading = import(`${pathToFileURL(path).href}?v=${version}`).then(
      (bundle: unknown) => (isBundle(bundle) ? bundle : previous),
      (error: unknown) => {
        log.error({ err: error }, 'The site that was built cannot be used');
        return previous;
      },
    );
    return loading;
  };
}
