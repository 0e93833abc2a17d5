import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether a program exists and may be run. */
export const canRun = (program: string): boolean => {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Installs packages of Debian when permissions allow it; failures show when the program is started. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
