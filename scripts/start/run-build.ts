import { spawn } from 'node:child_process';

export interface RunningBuild {
  /** @throws Error when the build failed; its output is in the terminal. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/**
 * Builds shell and remotes in a separate process, so that the compiler does not block the server. Unchanged parts are
 * not built.
 */
export function runBuild(root: string): RunningBuild {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that the compilers that it starts can be stopped with it.
    detached: process.platform !== 'win32',
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The build did not succeed (${signal ?? `exit code ${code}`}).`));
    });
  });
  // The consumer handles the rejection later; until then it must not count as unhandled.
  done.catch(() => undefined);
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (process.platform === 'win32') child.kill('SIGTERM');
    else process.kill(-child.pid, 'SIGTERM');
  };
  return { done, stop };
}
