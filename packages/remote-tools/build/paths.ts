import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Output of `pnpm build`, which the server serves. */
export const DIST = path.join(ROOT, 'dist');
export const SHELL = path.join(ROOT, 'shell');
/** Folder of generated files; ignored by git. */
export const GENERATED = path.join(ROOT, '.generated');

/** Names of all remotes in the repository, `mf-admin-tools` first. */
export function remoteNames(root: string = ROOT): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .toSorted();
}
