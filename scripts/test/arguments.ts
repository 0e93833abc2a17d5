/** The parsed arguments of `pnpm test`. */
export interface TestArguments {
  /** Names of steps; empty for all. */
  readonly names: readonly string[];
  /** The commit to compare with, null for the merge base with `main`; undefined runs everything. */
  readonly changedFrom?: string | null;
}

/**
 * Parses the command line: names of steps, or `--changed [commit]`.
 * @throws Error with the problem.
 */
export function readArguments(args: readonly string[], steps: readonly string[]): TestArguments {
  const [first, ref, ...more] = args;
  if (first === '--changed') {
    if (more.length > 0) throw new Error('--changed takes one commit and no steps.');
    return { names: [], changedFrom: ref ?? null };
  }
  const unknown = args.filter((name) => !steps.includes(name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. There are: ${steps.join(', ')}`);
  return { names: args };
}
