import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The part of a `package.json` that builds read. */
export interface PackageFacts {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | readonly string[]>>;
}

/** @throws Error when the folder has no `package.json`. */
export const packageFactsOf = (dir: string): PackageFacts =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFacts;

/**
 * Folder of an installed package, found in the `node_modules` of a folder and those above it. Not by `require.resolve`,
 * because the `exports` of a package hide its `package.json`.
 * @param name `react` or `@widya/contract`.
 * @returns null when it is not installed.
 */
export function packageHome(name: string, from: string): string | null {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    const home = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(home, 'package.json'))) return realpathSync(home);
    if (dir === path.dirname(dir)) return null;
  }
}

/** Name of a remote, `mf-classes`: the last part of its package's name, since its folder may have any name. */
export const remoteNameOf = (dir: string): string => packageFactsOf(dir).name?.split('/').at(-1) ?? '';
