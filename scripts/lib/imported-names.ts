import { importsOf } from '../checks/imports-of.ts';
import { resolveImport } from '../checks/resolve-import.ts';
import type { Project } from '../checks/source-files.ts';

interface Imported {
  /** Specifiers as written: `@widya/design-system/button`. */
  readonly names: readonly string[];
  /** Files of the project, relative to the root. */
  readonly files: readonly string[];
}

/** Run-time imports of a file. */
interface ImportedBy {
  /** Loaded with the file. */
  readonly atOnce: Imported;
  /** Loaded on demand by `import()`. */
  readonly later: Imported;
}

/**
 * Reads the imports of files, each file once.
 * @param isWanted which specifiers are listed by name; others are listed by the file they resolve to.
 */
export function importReader(project: Project, isWanted: (specifier: string) => boolean): (file: string) => ImportedBy {
  const cache = new Map<string, ImportedBy>();
  const read = (file: string): ImportedBy => {
    const imports = importsOf(file, project.sources.get(file) ?? '').filter(({ typeOnly }) => !typeOnly);
    const listed = (isLater: boolean): Imported => {
      const specifiers = imports.filter(({ dynamic }) => dynamic === isLater).map(({ specifier }) => specifier);
      return {
        names: specifiers.filter(isWanted),
        files: specifiers
          .filter((specifier) => !isWanted(specifier))
          .flatMap((specifier) => resolveImport(project, file, specifier) ?? []),
      };
    };
    return { atOnce: listed(false), later: listed(true) };
  };
  return (file) => {
    const imported = cache.get(file) ?? read(file);
    cache.set(file, imported);
    return imported;
  };
}
