import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { WorkspaceCopy } from '../lib/workspace-copy.ts';
import type { Selection } from '../test/steps.ts';

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

/** Runs a step of the test command in the copy as the command itself does, limited to `selected` as `--changed` limits it. */
export function runStep(copy: WorkspaceCopy, name: string, selected?: Selection): Ran {
  const selection = path.join(copy.folder, '.tmp/selection.json');
  if (selected) copy.write('.tmp/selection.json', JSON.stringify({ [name]: selected }));
  const { TURBO_HASH: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test/run-step.ts', name], {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
    env: { ...env, ...(selected ? { TEST_SELECTION: selection } : {}) },
  });
  return { failed: status !== 0, output: `${stdout}\n${stderr}` };
}
