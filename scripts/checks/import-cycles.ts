import { importsOf } from './imports-of.ts';
import { resolveImport } from './resolve-import.ts';
import type { Project } from './source-files.ts';

/**
 * Finds import cycles that exist at run time, without type imports and dynamic imports.
 * @returns each cycle once, as a list of files with the first one repeated at the end.
 */
export function importCycles(project: Project): readonly (readonly string[])[] {
  const graph = new Map<string, string[]>();
  for (const [file, source] of project.sources) {
    const targets = importsOf(file, source)
      .filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic)
      .map(({ specifier }) => resolveImport(project, file, specifier))
      .filter((target) => target !== null);
    graph.set(file, targets);
  }
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      cycles.push([...trail.slice(at), file]);
      return;
    }
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
