import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrigins } from '@widya/contract/routing/build-origins';
import type { Registry, ShellAssets } from '@widya/contract/routing/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { InlineHashes, PageSources } from '../platform/http/security-headers.ts';
import { cachedFile } from './cached-file.ts';
import { SITE_BUNDLE } from './site/site-bundle.ts';

/** The current output of the build and of `publish-remote`; null when not built. */
export interface WebFiles {
  readonly page: () => string | null;
  readonly registry: () => Registry | null;
  readonly assets: () => ShellAssets | null;
  /** Whether the participants' site is built. */
  readonly hasSite: () => boolean;
  /** The origins and hashes that the content security policy must allow for them. */
  readonly sources: () => PageSources;
}

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

function parseRegistry(text: string): Registry {
  const value: unknown = JSON.parse(text);
  if (!isRegistry(value)) throw new Error('registry.json holds no list of remotes');
  return value;
}

/** Opens the built files; each is read again when it changes. */
export function openWebFiles(webRoot: string, log: FastifyBaseLogger): WebFiles {
  const open = <T>(path: string, parse: (text: string) => T) =>
    cachedFile(join(webRoot, path), parse, (error) => log.error({ err: error, path }, 'A built file cannot be used'));
  const registry = open('registry.json', parseRegistry);
  const boot = open('shell/boot.json', (text) => JSON.parse(text) as Partial<InlineHashes>);
  return {
    page: open('shell/index.html', (text) => text),
    registry,
    assets: open('shell/assets.json', (text) => JSON.parse(text) as ShellAssets),
    hasSite: () => existsSync(join(webRoot, SITE_BUNDLE)),
    sources: () => {
      const published = registry();
      const { scriptHashes = [], styleHashes = [] } = boot() ?? {};
      return { scriptHashes, styleHashes, remoteOrigins: published ? buildOrigins(published) : [] };
    },
  };
}
