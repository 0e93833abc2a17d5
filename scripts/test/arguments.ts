/** What `pnpm test` was asked for. */
export interface Wanted {
  /** Names of steps; empty for all. */
  readonly names: readonly string[];
  /** Only what differs from a commit: its name, null for the merge base with `main`; undefined to run everything. */
  readonly changedFrom?: string | null;
}

/**
 * Reads the command line: names of steps, or `--changed [commit]`.
 * @throws Error with what is wrong.
 */
export function readArguments(args: readonly string[], steps: readonly string[]): Wanted {
  const [first, ref, ...more] = args;
  if (first === '--changed') {
    if (more.length > 0) throw new Error('--changed takes one commit and no steps.');
    return { names: [], changedFrom: ref ?? null };
  }
  const unknown = args.filter((name) => !steps.includes(name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. There are: ${steps.join(', ')}`);
  return { names: args };
}
