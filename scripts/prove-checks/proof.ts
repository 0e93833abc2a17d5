import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { WorkspaceCopy } from '../lib/workspace-copy.ts';

/** Whether a check of the test command failed for a fault that was made. */
export interface Proof {
  readonly check: string;
  readonly fault: string;
  readonly failed: boolean;
}

/** Makes faults in a copy, runs one check over it, and takes them back. */
export type Prove = (copy: WorkspaceCopy) => readonly Proof[];

export interface Ran {
  readonly failed: boolean;
  readonly output: string;
}

/** Runs a program of the project in a folder of the copy. */
export function runIn(copy: WorkspaceCopy, folder: string, [program = '', ...args]: readonly string[]): Ran {
  const cwd = path.join(copy.folder, folder);
  const bins = [path.join(cwd, 'node_modules/.bin'), path.join(copy.folder, 'node_modules/.bin')];
  const { status, stdout, stderr } = spawnSync(program === 'node' ? process.execPath : program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
    env: { ...process.env, FORCE_COLOR: '0', PATH: [...bins, process.env.PATH].join(path.delimiter) },
  });
  return { failed: status !== 0, output: `${stdout}\n${stderr}` };
}
