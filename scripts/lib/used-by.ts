import path from 'node:path';
import { importsOf } from '../checks/imports-of.ts';
import { resolveImport } from '../checks/resolve-import.ts';
import { type Project, readPackages, readSources } from '../checks/source-files.ts';

const OWN_NAME = '@widya/design-system/';
const SCREEN = /^(mf-[^/]+\/src\/screens\/[^/]+)\/index\.tsx$/;
const TITLE = /title: '([^']+)'/;

export interface Screen {
  /** `mf-classes/class-list` */
  readonly name: string;
  /** Title of its stories, or null where it has none of its own. */
  readonly title: string | null;
}

/** Screens by the name under which they import a component, `button`. */
export type UsedBy = Readonly<Record<string, readonly Screen[]>>;

interface Imported {
  /** Sub-paths of the design system. */
  readonly names: readonly string[];
  readonly files: readonly string[];
}

/** What a file imports at run time. */
function importedBy(project: Project, file: string): Imported {
  const specifiers = importsOf(file, project.sources.get(file) ?? '')
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => specifier);
  return {
    names: specifiers.filter((name) => name.startsWith(OWN_NAME)).map((name) => name.slice(OWN_NAME.length)),
    files: specifiers
      .filter((name) => !name.startsWith(OWN_NAME))
      .flatMap((name) => resolveImport(project, file, name) ?? []),
  };
}

function screenOf(project: Project, index: string): Screen {
  const folder = path.posix.dirname(index);
  const stories = [...project.sources.keys()].find(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'),
  );
  const title = TITLE.exec(project.sources.get(stories ?? '') ?? '')?.[1] ?? null;
  return { name: folder.replace('/src/screens', ''), title };
}

/** Reads from the imports of the sources which screens a component appears on, directly or in a part of theirs. */
export function usedBy(root: string): UsedBy {
  const project: Project = { sources: readSources(root), packages: readPackages(root) };
  const known = new Map<string, Imported>();
  const look = (file: string): Imported => {
    const found = known.get(file) ?? importedBy(project, file);
    known.set(file, found);
    return found;
  };
  const found: Record<string, Screen[]> = {};
  for (const index of [...project.sources.keys()].filter((file) => SCREEN.test(file)).toSorted()) {
    const seen = new Set([index]);
    const names = new Set<string>();
    for (const file of seen) {
      const { names: own, files } = look(file);
      for (const name of own) names.add(name);
      for (const next of files) seen.add(next);
    }
    const screen = screenOf(project, index);
    for (const name of names) found[name] = [...(found[name] ?? []), screen];
  }
  return found;
}
