import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';

interface Platform {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
type Versions = Readonly<Record<string, string>>;
interface Snapshot {
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
}
type Importer = Readonly<
  Partial<
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, { version: string }>>>
  >
>;
interface Lock {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, Platform>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** Operating systems and processors of docs/platforms.md. */
const TARGETS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64', libc: '' },
  { os: 'darwin', cpu: 'x64', libc: '' },
  { os: 'win32', cpu: 'x64', libc: '' },
] as const;
type Target = (typeof TARGETS)[number];

const lock = parse(readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8'), { maxAliasCount: -1 }) as Lock;

const fits = ({ os, cpu, libc }: Platform, target: Target): boolean =>
  (os?.includes(target.os) ?? true) &&
  (cpu?.includes(target.cpu) ?? true) &&
  (libc === undefined || target.libc === '' || libc.includes(target.libc));

/** Finds the package in the lock file, also when its version has peers in brackets. */
const platformOf = (name: string, version: string): Platform =>
  lock.packages[`${name}@${version}`] ?? lock.packages[`${name}@${version.split('(')[0]}`] ?? {};

/** Returns the platform of a package that runs on specific systems only; null for all others. */
const nativeOf = (name: string, version: string): Platform | null => {
  const { os, cpu } = platformOf(name, version);
  return os || cpu ? { ...platformOf(name, version) } : null;
};

/** Packages that need native packages, with all their variants; an install takes the variant for its platform. */
const families: readonly (readonly [string, readonly (readonly [string, Platform])[]])[] = [
  ...Object.entries(lock.snapshots).map(
    ([name, { optionalDependencies }]) => [name, optionalDependencies ?? {}] as const,
  ),
  ...Object.entries(lock.importers).map(([name, { optionalDependencies }]) => {
    const versions = Object.entries(optionalDependencies ?? {}).map(([key, { version }]) => [key, version]);
    return [`workspace ${name}`, Object.fromEntries(versions) as Versions] as const;
  }),
].flatMap(([name, optional]) => {
  const members = Object.entries(optional).flatMap(([key, version]) => {
    const native = nativeOf(key, version);
    return native ? [[key, native] as const] : [];
  });
  return members.length > 1 ? [[name, members] as const] : [];
});

/** Packages without a native variant for a target. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  // No Node comes with the packages, so `require-node.mjs` asks people to install Node 24.
  'darwin arm64': ['workspace .'],
  'darwin x64': [],
  'linux x64': [],
  'linux arm64': [],
  // No embedded PostgreSQL exists, so `binaries.ts` asks people to set DATABASE_URL.
  'win32 x64': ['workspace packages/server'],
};

describe.each(TARGETS)('an install on $os $cpu', (target) => {
  const key = `${target.os} ${target.cpu}`;

  it('finds the native package of everything that needs one', () => {
    expect(families.length).toBeGreaterThan(10);
    const lacking = families.filter(([, members]) => !members.some(([, platform]) => fits(platform, target)));
    expect(lacking.map(([name]) => name)).toEqual(LACKING[key]);
  });

  it('installs at most one Node and one PostgreSQL', () => {
    for (const name of ['workspace .', 'workspace packages/server']) {
      const members = families.find(([family]) => family === name)?.[1] ?? [];
      const taken = members.filter(([, platform]) => fits(platform, target));
      expect(taken).toHaveLength(LACKING[key]?.includes(name) ? 0 : 1);
    }
  });
});

it('needs no package of one platform without an alternative', () => {
  const required = [
    ...Object.values(lock.snapshots).flatMap(({ dependencies }) => Object.entries(dependencies ?? {})),
    ...Object.values(lock.importers).flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).map(([name, { version }]) => [name, version] as const),
    ),
  ];
  expect(required.filter(([name, version]) => nativeOf(name, version) !== null)).toEqual([]);
});
