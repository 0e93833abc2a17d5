import { spawnSync } from 'node:child_process';

/** Runs a program and returns what it prints. @throws Error with its output when it fails. */
export function run(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}
