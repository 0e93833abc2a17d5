import { type SpawnOptions, spawnSync } from 'node:child_process';

/** How a program is started without root, as PostgreSQL refuses to run as root. */
export type RunAs =
  | { kind: 'direct' }
  /** Root outside, uid 1000 inside a user namespace: files belong to root and no account is needed. */
  | { kind: 'namespace' }
  /** Unprivileged ids; the data directory must belong to them. */
  | { kind: 'ids'; uid: number; gid: number };

/** nobody:nogroup on Debian; any ids without rights would do, no account needs to exist. */
const NOBODY = 65_534;
/** util-linux's program for namespaces, part of every Debian. */
const PROGRAM = 'unshare';
const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000'];

const canUnshare = (): boolean => spawnSync(PROGRAM, [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;

/** All ways that work on this machine, preferred one first (containers often forbid user namespaces). */
export const waysToRun = (): [RunAs, ...RunAs[]] => {
  if (process.getuid?.() !== 0) return [{ kind: 'direct' }];
  const ids: RunAs = { kind: 'ids', uid: NOBODY, gid: NOBODY };
  return canUnshare() ? [{ kind: 'namespace' }, ids] : [ids];
};

/** Arguments of `spawn` that run a program in the given way. */
export const spawnArguments = (
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; options: SpawnOptions } => {
  switch (runAs.kind) {
    case 'direct':
      return { file: program, args: [...args], options: {} };
    case 'namespace':
      return { file: PROGRAM, args: [...UNSHARE, program, ...args], options: {} };
    case 'ids':
      return { file: program, args: [...args], options: { uid: runAs.uid, gid: runAs.gid } };
  }
};

/** Whether the chosen identity can enter a path (a parent directory with mode 0700 forbids it). */
export const canReach = (runAs: RunAs, path: string): boolean => {
  const test = spawnArguments(runAs, 'test', ['-x', path]);
  return spawnSync(test.file, test.args, { ...test.options, stdio: 'ignore' }).status === 0;
};
