import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** After which a program that serves nothing is given up, in ms. */
const LIMIT_MS = 300_000;

interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Part of what it prints once it serves. */
  readonly ready: string;
}

/**
 * Starts a program of Node and waits until it serves. @param args the program with its arguments
 * @returns how to end it.
 * @throws Error with the output, when the program ends or takes too long.
 */
export async function serveProgram(
  args: readonly string[],
  { cwd, env = {}, ready }: ProgramOptions,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + LIMIT_MS;
  while (!output.includes(ready)) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${args.join(' ')} did not start:\n${output}`);
    }
    await setTimeout(100);
  }
  return stop;
}
