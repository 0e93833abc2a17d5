import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Ending } from './step-result.ts';

export interface ProgramOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** File for the whole output. */
  readonly log: string;
  /** Milliseconds without output after which the program is stopped with everything it started. */
  readonly silence: number;
  /** Called with output as it arrives. */
  readonly onOutput?: (chunk: Buffer) => void;
  /** Stops the program. */
  readonly signal?: AbortSignal;
}

/** Stops a program with everything it started, which shares its process group. */
function stopGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a program to its end, without standard input. Never rejects: a program that cannot be started counts as failed.
 */
export function runProgram(command: readonly string[], options: ProgramOptions): Promise<Ending> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const log = createWriteStream(options.log);
    let output = '';
    const stop = (): void => {
      if (child.pid) stopGroup(child.pid);
    };
    const keep = (chunk: Buffer): void => {
      silence.refresh();
      log.write(chunk);
      options.onOutput?.(chunk);
      output += chunk.toString('utf8');
    };
    const silence = setTimeout(() => {
      keep(Buffer.from(`\nStopped: no output for ${options.silence / 60_000} minutes.\n`));
      stop();
    }, options.silence);
    options.signal?.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      clearTimeout(silence);
      // Processes that it left behind (a server, a browser) would disturb the next step.
      stop();
      log.end(() => resolve({ code, output }));
    });
  });
}
