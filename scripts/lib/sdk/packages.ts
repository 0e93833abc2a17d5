import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';

/** Folders under `packages/` that are published. */
export const SDK_PACKAGES = [
  'contract',
  'api-client',
  'design-system',
  'remote-kit',
  'record-kit',
  'releases',
  'remote-tools',
  'create-remote',
] as const;

/** Folders of a package that are compiled; tests and their helpers are elsewhere. */
export const COMPILED = ['src', 'build', 'codemods', 'commands'];

/** A `package.json` in this repository. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Versions of what a new remote uses, of create-remote. */
  readonly template?: Readonly<Record<string, string>>;
}

export const packageJsonOf = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(ROOT, 'packages', folder, 'package.json'), 'utf8')) as PackageJson;
