import path from 'node:path';
import { importsOf } from '../checks/imports-of.ts';
import { resolveImport } from '../checks/resolve-import.ts';
import type { Project } from '../checks/source-files.ts';

/** Sources named in a string, as a worker, a mocked module or a program to start. */
const NAMED_FILE = /['"`]([^'"`\s$]+\.tsx?)['"`]/g;

/** Files that a source depends on: imports, and sources whose path it contains. */
function leadsTo(project: Project, file: string, source: string): readonly string[] {
  // Type imports are left to the type check, which reads every file.
  const imported = importsOf(file, source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => resolveImport(project, file, specifier));
  const named = [...source.matchAll(NAMED_FILE)].flatMap(([, name = '']) =>
    [path.posix.join(path.posix.dirname(file), name), path.posix.normalize(name)].filter((one) =>
      project.sources.has(one),
    ),
  );
  return [...imported.filter((one) => one !== null), ...named];
}

/** The workspace of a file, or null for the root. */
const workspaceOf = (project: Project, file: string): string | null =>
  [...project.packages.values()].map(({ folder }) => folder).find((folder) => file.startsWith(`${folder}/`)) ?? null;

/**
 * Finds the sources that a change can affect: the changed ones and all direct and indirect importers. A changed file
 * that is not a current source (a migration, a fixture, a deleted module) counts as a change of every source of its
 * workspace.
 */
export function affectedFiles(project: Project, changed: readonly string[]): ReadonlySet<string> {
  if (changed.length === 0) return new Set();
  const importers = new Map<string, string[]>();
  for (const [file, source] of project.sources)
    for (const target of leadsTo(project, file, source))
      importers.set(target, [...(importers.get(target) ?? []), file]);

  const affected = new Set<string>();
  const queue = changed.flatMap((file) => {
    if (project.sources.has(file)) return [file];
    const workspace = workspaceOf(project, file);
    return workspace === null ? [] : [...project.sources.keys()].filter((one) => one.startsWith(`${workspace}/`));
  });
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (affected.has(file)) continue;
    affected.add(file);
    queue.push(...(importers.get(file) ?? []));
  }
  return affected;
}
