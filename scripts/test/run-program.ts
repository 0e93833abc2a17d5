import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export interface ProgramRun {
  /** Null when it was stopped. */
  readonly code: number | null;
  readonly timedOut: boolean;
  /** What it printed, errors among it. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** File that keeps the whole output. */
  readonly log: string;
  /** Milliseconds after which it is stopped, with everything it started. */
  readonly limit: number;
}

const running = new Set<number>();

/** Stops a program with all it started: each runs in a process group of its own. */
function stopGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** Stops whatever still runs; for the end of the test run, however it comes. */
export function stopAll(): void {
  for (const pid of running) stopGroup(pid);
}

/** Runs a program to its end, without standard input. Never rejects: a program that cannot be started has ended badly. */
export function runProgram(command: readonly string[], options: ProgramOptions): Promise<ProgramRun> {
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
    let timedOut = false;
    const keep = (chunk: Buffer): void => {
      log.write(chunk);
      output += chunk.toString('utf8');
    };
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid) stopGroup(child.pid);
    }, options.limit);
    const finish = (code: number | null): void => {
      clearTimeout(timer);
      // Whatever it left behind (a server, a browser) would disturb the next step.
      if (child.pid) {
        stopGroup(child.pid);
        running.delete(child.pid);
      }
      log.end();
      resolve({ code, timedOut, output });
    };
    if (child.pid) running.add(child.pid);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.on('close', finish);
  });
}
