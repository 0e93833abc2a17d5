import { execFileSync } from 'node:child_process';
import { ROOT } from './steps.ts';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((line) => line.trim() !== '');

/**
 * Lists files that differ from a commit: committed, uncommitted, untracked and deleted ones.
 * @param ref null for the merge base with `main`.
 * @throws Error when git does not know the commit.
 */
export function changedFiles(ref: string | null): readonly string[] {
  const base = ref ?? execFileSync('git', ['merge-base', 'main', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const differing = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...differing, ...untracked])].toSorted();
}
