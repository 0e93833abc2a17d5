import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './product.ts';

/**
 * Runs a script of the server on a data folder and shows its output.
 * @param script path below `packages/server/src`.
 * @returns duration in seconds.
 * @throws Error when the script fails.
 */
export function runServerScript(script: string, args: readonly string[], dataDir: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [path.join('packages/server/src', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed`);
  return (performance.now() - started) / 1_000;
}

/** Fills the database of a data folder with demo data. */
export function fill(dataDir: string, size: string): void {
  console.log(`Filling a database of size ${size} …`);
  console.log(`Filled in ${runServerScript('seed/main.ts', ['--size', size], dataDir).toFixed(0)} s.`);
}
