import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@widya/contract/routing/registry';
import { REMOTE_FILE } from './files.ts';
import { EMPTY_REGISTRY } from './registry-changes.ts';
import type { Bucket } from './s3-bucket.ts';
import { buildPath, type PublishTarget } from './target.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';

/** Attempts to write a registry when others publish at the same time. */
const ATTEMPTS = 5;

const optionsOf = (file: string) => ({
  type: TYPES[path.extname(file)] ?? 'application/octet-stream',
  cacheControl: FOR_EVER,
});

/**
 * A bucket, optionally with a prefix.
 * @param prefix without leading and trailing slashes; empty for the root of the bucket.
 */
export function s3Target(bucket: Bucket, name: string, prefix: string): PublishTarget {
  const keyOf = (file: string) => (prefix === '' ? file : `${prefix}/${file}`);
  return {
    name,
    read: async (file) => (await bucket.read(keyOf(file)))?.text ?? null,
    build: async (remote, version) => {
      const stored = await bucket.read(keyOf(`${buildPath(remote, version)}/${REMOTE_FILE}`));
      return stored && (JSON.parse(stored.text) as RemoteVersion);
    },
    addBuild: async (remote, version, source) => {
      const files = readdirSync(source).toSorted((a, b) => Number(a === REMOTE_FILE) - Number(b === REMOTE_FILE));
      for (const file of files) {
        const key = keyOf(`${buildPath(remote, version)}/${file}`);
        await bucket.write(key, readFileSync(path.join(source, file)), optionsOf(file));
      }
    },
    changeRegistry: async (change) => {
      const key = keyOf('registry.json');
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const stored = await bucket.read(key);
        const next = change(stored ? (JSON.parse(stored.text) as Registry) : EMPTY_REGISTRY);
        const options = { type: TYPES['.json'] ?? '', cacheControl: ASK_EVERY_TIME, onlyIf: stored?.etag ?? null };
        if (await bucket.write(key, JSON.stringify(next), options)) return next;
      }
      throw new Error(`${name}: the registry changed ${ATTEMPTS} times while it was written`);
    },
  };
}
