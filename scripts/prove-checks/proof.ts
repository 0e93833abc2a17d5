import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { WorkspaceCopy } from '../lib/workspace-copy.ts';
import type { Selection } from '../test/steps.ts';

/** Whether a check failed for an injected fault. */
export interface Proof {
  readonly check: string;
  readonly fault: string;
  readonly failed: boolean;
}

/** Injects faults into a copy, runs a check, and reverts them. */
export type Prove = (copy: WorkspaceCopy) => readonly Proof[];

export interface StepOutcome {
  readonly failed: boolean;
  readonly output: string;
}

/** Runs a step of the test command in the copy, limited to `selected` as with `--changed`. */
export function runStep(copy: WorkspaceCopy, name: string, selected?: Selection): StepOutcome {
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
