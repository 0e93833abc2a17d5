import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningBuild {
  /** @throws Error when the build failed; its output has been shown or logged. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/**
 * Runs `scripts/build.ts` (shell, remotes and the participants' site) in a separate process, so that the compiler does
 * not block the server. Unchanged parts are not built.
 * @param onLine receives each line of output; without it, the build writes to the terminal itself.
 */
export function runBuild(root: string, onLine?: (line: string) => void): RunningBuild {
  const output = onLine ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    // A process group of its own, so that the compilers that it starts can be stopped with it.
    detached: process.platform !== 'win32',
  });
  if (onLine)
    for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', onLine);
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
