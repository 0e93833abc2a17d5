import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { CHROMIUM } from '@widya/testing/chromium';
import { ROOT } from './steps.ts';

export interface TaskOptions {
  /** Number of parallel tasks. */
  readonly concurrency: number;
  /** File with the limits of each step; results of partial runs are not cached. */
  readonly selection: string | null;
  /** Skips dependencies, which have already run. */
  readonly only?: boolean;
}

const chromiumVersion = (): string => spawnSync(CHROMIUM, ['--version'], { encoding: 'utf8' }).stdout ?? '';

/**
 * Runs steps, with their dependencies unless `only` is set, as tasks of Turborepo, continuing after failures. Results
 * are in `.tmp/test`. Ends the process when it is interrupted.
 */
export function runTasks(
  steps: readonly string[],
  { concurrency, selection, only = false }: TaskOptions,
): Promise<void> {
  const args = [
    'run',
    ...steps.map((name) => `check:${name}`),
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=full',
    '--log-prefix=none',
    '--env-mode=loose',
    ...(selection ? ['--cache=local:r'] : []),
    ...(only ? ['--only'] : []),
  ];
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    // The command that started this has just verified them.
    pnpm_config_verify_deps_before_run: 'false',
    // Part of the cache key, because the browser is not a file of the project.
    CHROMIUM_VERSION: chromiumVersion(),
    ...(selection ? { TEST_SELECTION: selection } : {}),
  };
  return new Promise((resolve, reject) => {
    const turbo = spawn(path.join(ROOT, 'node_modules/.bin/turbo'), args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let isStopped = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        isStopped = true;
        turbo.kill(signal);
      });
    turbo.on('error', reject);
    turbo.on('close', () => (isStopped ? process.exit(130) : resolve()));
  });
}
