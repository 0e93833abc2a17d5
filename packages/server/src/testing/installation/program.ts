import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program of Node in a process of its own, which can be killed and started again with the same settings. */
export interface Program {
  /** Ends it without warning, by default. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it and waits until it prints that it is ready. @throws with what it printed when it ends before that. */
  readonly start: () => Promise<void>;
}

/**
 * @param file the program, a TypeScript file
 * @param ready part of the line that it prints when it can be used
 */
export function programOf(
  file: string,
  {
    args = [],
    env = {},
    ready,
  }: { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>>; readonly ready: string },
): Program {
  let child: ChildProcess | null = null;
  let exit: Promise<unknown> = Promise.resolve();
  // A test run that crashes must not leave it behind.
  process.once('exit', () => void child?.kill('SIGKILL'));
  return {
    kill: async (signal = 'SIGKILL') => {
      child?.kill(signal);
      await exit;
    },
    start: async () => {
      const started = spawn(process.execPath, [...process.execArgv, file, ...args], {
        ...{ env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
      });
      child = started;
      let printed = '';
      started.stderr?.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-4_000);
      });
      const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
      exit = ended;
      await new Promise<void>((resolve, reject) => {
        createInterface({ input: started.stdout ?? process.stdin }).on('line', (line) => {
          if (line.includes(ready)) resolve();
          else printed = `${printed}${line}\n`.slice(-4_000);
        });
        void ended.then(() => reject(new Error(`${file} has ended: ${printed}`)));
      });
    },
  };
}
