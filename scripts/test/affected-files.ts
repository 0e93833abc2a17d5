import path from 'node:path';
import { importsOf } from '../checks/imports-of.ts';
import { resolveImport } from '../checks/resolve-import.ts';
import type { Project } from '../checks/source-files.ts';

/** Sources that are named in a text, as a worker, a replaced module or a program to start. */
const NAMED_FILE = /['"`]([^'"`\s$]+\.tsx?)['"`]/g;

/** Files that a source leads to: imports, and sources whose path stands in it. */
function leadsTo(project: Project, file: string, source: string): readonly string[] {
  // What only types can break is found by the type check, which reads every file.
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

/** The workspace that a file belongs to, or null for the root. */
const workspaceOf = (project: Project, file: string): string | null =>
  [...project.packages.values()].map(({ folder }) => folder).find((folder) => file.startsWith(`${folder}/`)) ?? null;

/**
 * Finds the sources that a change can affect: the changed ones and whatever imports them, directly or not. A changed file that is
 * no source of today (a migration, a fixture, a deleted module) counts as a change of every source of its workspace.
 */
export function affectedFiles(project: Project, changed: readonly string[]): ReadonlySet<string> {
  if (changed.length === 0) return new Set();
  const importers = new Map<string, string[]>();
  for (const [file, source] of project.sources)
    for (const target of leadsTo(project, file, source))
      importers.set(target, [...(importers.get(target) ?? []), file]);

  const found = new Set<string>();
  const queue = changed.flatMap((file) => {
    if (project.sources.has(file)) return [file];
    const workspace = workspaceOf(project, file);
    return workspace === null ? [] : [...project.sources.keys()].filter((one) => one.startsWith(`${workspace}/`));
  });
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(importers.get(file) ?? []));
  }
  return found;
}
