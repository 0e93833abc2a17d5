import { importsOf } from '../checks/imports-of.ts';
import { resolveImport } from '../checks/resolve-import.ts';
import { isTestFile, type Project } from '../checks/source-files.ts';

const MODULE = /^packages\/server\/src\/modules\/([^/.]+)\//;
const moduleOf = (file: string): string | null => MODULE.exec(file)?.[1] ?? null;

/** Which modules of the server each one imports at run time. */
function moduleGraph(project: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of project.sources) {
    const from = moduleOf(file);
    if (from === null || isTestFile(file)) continue;
    const known = graph.get(from) ?? new Set<string>();
    graph.set(from, known);
    for (const { specifier, typeOnly } of importsOf(file, source)) {
      const target = typeOnly ? null : resolveImport(project, file, specifier);
      const to = target && moduleOf(target);
      if (to && to !== from) known.add(to);
    }
  }
  return graph;
}

/** Groups of modules that import each other, directly or through others. */
export function moduleCycles(project: Project): readonly (readonly string[])[] {
  const graph = moduleGraph(project);
  const reach = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [...(graph.get(from) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(...(graph.get(next) ?? []));
      }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((name) => [name, reach(name)]));
  const groups = new Map<string, readonly string[]>();
  for (const name of graph.keys()) {
    if (!reached.get(name)?.has(name)) continue;
    const group = [...graph.keys()].filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name));
    groups.set(group.toSorted().join(' '), group.toSorted());
  }
  return [...groups.values()];
}
