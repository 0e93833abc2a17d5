import type { Registry } from '@widya/contract/routing/registry';
import { deprecatedIn, missingIn, type Provisions, type Requirements } from './compatibility.ts';
import { PROVISIONS_FILE, REQUIREMENTS_FILE } from './files.ts';
import { buildPath, type PublishTarget } from './target.ts';

/** Whether shell and remotes fit. */
export interface Verdict {
  /** Reasons to refuse, one line each. */
  readonly problems: readonly string[];
  /** What works and should be known. */
  readonly notices: readonly string[];
}

/** Sentence of a remote that lacks something. */
const needs = (remote: string, version: string, missing: string): string => `${remote} ${version} needs ${missing}`;

/** What the shell at a target provides; null when it was built before this was recorded, or is served elsewhere. */
export async function readProvisions(target: PublishTarget): Promise<Provisions | null> {
  // In a folder of builds the shell has a folder of its own; at a static host its files are at the root.
  const text = (await target.read(`shell/${PROVISIONS_FILE}`)) ?? (await target.read(PROVISIONS_FILE));
  return text === null ? null : (JSON.parse(text) as Provisions);
}

/** What a published build needs; null when it was built before this was recorded. */
export async function readRequirements(
  target: PublishTarget,
  remote: string,
  version: string,
): Promise<Requirements | null> {
  const text = await target.read(`${buildPath(remote, version)}/${REQUIREMENTS_FILE}`);
  return text === null ? null : (JSON.parse(text) as Requirements);
}

/**
 * Judges a build of a remote by the live shell.
 * @param shell null when unknown.
 * @param others further builds of the shell, to name the one that has a missing part.
 */
export function judgeRemote(
  { name, version, requirements }: { name: string; version: string; requirements: Requirements | null },
  shell: Provisions | null,
  others: readonly Provisions[],
): Verdict {
  if (shell === null || requirements === null) {
    const unknown = shell === null ? 'what the live shell provides' : `what ${name} ${version} needs`;
    return { problems: [], notices: [`It is not known ${unknown}, so nothing was checked.`] };
  }
  return {
    problems: missingIn(requirements, shell, others).map((missing) => needs(name, version, missing)),
    notices: deprecatedIn(requirements, shell).map((use) => `${name} ${version} uses the deprecated ${use}`),
  };
}

/**
 * Judges a build of the shell by the published remotes. A live remote or candidate that would break is a problem; a
 * previous one, to which nobody could roll back, is a notice.
 */
export async function judgeShell(
  shell: Provisions,
  { remotes }: Registry,
  requirementsOf: (remote: string, version: string) => Promise<Requirements | null>,
): Promise<Verdict> {
  const missingOf = async (name: string, version: string): Promise<string[]> => {
    const requirements = await requirementsOf(name, version);
    return requirements === null ? [] : missingIn(requirements, shell).map((missing) => needs(name, version, missing));
  };
  const problems: string[] = [];
  const notices: string[] = [];
  for (const { name, current, previous, candidate } of remotes) {
    problems.push(...(await missingOf(name, current.version)));
    if (candidate) problems.push(...(await missingOf(name, candidate.build.version)));
    if (previous) notices.push(...(await missingOf(name, previous.version)).map((line) => `For a rollback: ${line}`));
  }
  return { problems, notices };
}

/**
 * Prints the notices, and the problems too when forced.
 * @throws Error with the problems unless forced.
 */
export function enforce(title: string, { problems, notices }: Verdict, isForced: boolean): void {
  for (const notice of notices) console.warn(notice);
  if (problems.length === 0) return;
  const text = `${title}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
  if (!isForced) throw new Error(`${text}\nWith --force it is done nevertheless.`);
  console.warn(text);
}
