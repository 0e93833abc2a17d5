import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { ownPath } from './own-path.ts';
import { untilServing } from './product.ts';

/** A program that runs in a folder. */
export interface Running {
  readonly pid: number;
  readonly command: string;
}

/**
 * Returns every process whose working directory is in a folder, including the database. Linux only, like the product's
 * own launcher.
 */
export function processesIn(folder: string): readonly Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readlinkSync(`/proc/${name}/cwd`).startsWith(folder)) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return command === '' ? [] : [{ pid: Number(name), command }];
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return [];
      }
    });
}

/** Milliseconds after which the command counts as hung, even on a slow machine. */
const HANGS_AFTER = 1_500_000;

export interface Started {
  readonly command: ChildProcess;
  readonly url: string;
  /** Milliseconds from the command to the first response. */
  readonly took: number;
}

/** Runs the README's command in a folder, with the Node of the machine, and waits for the sign-in page. */
export async function startWithReadmeCommand(folder: string, port: number): Promise<Started> {
  const { WIDYA_URL: _, NODE_OPTIONS: __, ...inherited } = process.env;
  // Removes the variables of npm and pnpm, which a person's shell does not have: pnpm sets them for its scripts, so
  // that a pnpm inside of these does not check the installation again.
  const env = Object.fromEntries(Object.entries(inherited).filter(([name]) => !/^p?npm_/i.test(name)));
  const began = performance.now();
  const command = spawn('npx', ['-y', 'pnpm', 'start'], {
    cwd: folder,
    env: { ...env, PATH: ownPath(), PORT: String(port), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  command.stdout.on('data', collect);
  command.stderr.on('data', collect);
  const url = await untilServing({
    hasEnded: () => command.exitCode !== null,
    output: () => output,
    limit: HANGS_AFTER,
  });
  await fetch(url);
  return { command, url, took: performance.now() - began };
}
