import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from './paths.ts';
import type { SharedUsage } from './place-shared.ts';
import { carriedPackagesOf } from './shared.ts';
import { hashSources } from './source-hash.ts';
import { ownVersion } from './version.ts';

/** Sources that affect every app besides its own folder. */
const TOOLS = [
  'packages/remote-tools/build',
  'packages/design-system/build',
  'packages/releases/src',
  'packages/contract/src',
  'pnpm-lock.yaml',
];

/**
 * Version of the shell, which includes all shared packages. @param usage imports of the remotes, which determine the
 * files of shared modules.
 */
export function shellSourceVersion(usage: SharedUsage): string {
  const shell = path.join(ROOT, 'shell');
  const own = ['shell/src', 'shell/package.json', 'shell/webpack.config.ts'];
  const packages = ['design-system', 'remote-kit', 'api-client', ...carriedPackagesOf(shell)].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]);
  const targets = [...own, ...packages, ...TOOLS].map((target) => path.join(ROOT, target));
  const sources = hashSources(targets, ROOT);
  const hash = createHash('sha256').update(sources).update(JSON.stringify(usage)).digest('hex').slice(0, 10);
  return `${ownVersion(shell)}-${hash}`;
}
