import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';

/** Sources of the packages of a release. */
export const PACKAGE_SOURCES = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages/server/package.json',
  'packages/contract/package.json',
  'packages/releases/package.json',
  'scripts/lib/release-folder',
] as const;

/** What a release contains as it is; `deploy` has examples for operators. */
export const COPIED = ['CHANGELOG.md', 'LICENSE', 'deploy'] as const;

/** Sources of its programs. */
export const SERVER_SOURCES = [
  ...PACKAGE_SOURCES,
  ...COPIED,
  'packages/server/src',
  'packages/contract/src',
  'packages/releases/src',
  'scripts/start',
] as const;

const filesBelow = (source: string): string[] => {
  const full = path.join(ROOT, source);
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
};

/** A hash of files and folders of the repository. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).toSorted())
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}
