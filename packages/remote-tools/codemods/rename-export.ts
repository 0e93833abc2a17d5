/** An export of a module: `@widya/design-system/tag#Tag`. */
interface ExportName {
  readonly module: string;
  readonly name: string;
}

/** @throws Error when the text is not `<module>#<export>`. */
function exportNameOf(text: string): ExportName {
  const [, module, name] = /^([^#\s]+)#(\w+)$/.exec(text) ?? [];
  if (module === undefined || name === undefined)
    throw new Error(`${text} is no export; write <module>#<export>, such as @widya/design-system/tag#Tag`);
  return { module, name };
}

const IMPORT = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+(['"])([^'"]+)\3(;?)/g;

/** `Tag as Label` for `Label`, `Tag as Old` for `Label as Old`, `Tag` for `Label as Tag`. */
function renamed(specifier: string, from: string, to: string): string {
  const [, type = '', local = from] = /^(type\s+)?\w+(?:\s+as\s+(\w+))?$/.exec(specifier) ?? [];
  return local === to ? type + to : `${type}${to} as ${local}`;
}

const nameIn = (specifier: string): string => specifier.replace(/^type\s+/, '').split(/\s+/)[0] ?? '';

/**
 * Imports another export in place of a deprecated one, under the name that the code uses already.
 * @param source code of a file.
 * @param old `<module>#<export>`
 * @param next `<module>#<export>`
 * @throws Error when one of the two is no export.
 */
export function renameExport(source: string, old: string, next: string): string {
  const from = exportNameOf(old);
  const to = exportNameOf(next);
  return source.replaceAll(
    IMPORT,
    (whole: string, type: string = '', list: string, quote: string, module: string, end: string) => {
      const specifiers = list.split(',').flatMap((one) => one.trim() || []);
      const moved = specifiers.filter((one) => nameIn(one) === from.name);
      if (module !== from.module || moved.length === 0) return whole;
      const line = (names: readonly string[], home: string): string =>
        `import ${type}{ ${names.join(', ')} } from ${quote}${home}${quote}${end}`;
      const changed = moved.map((one) => renamed(one, from.name, to.name));
      if (from.module === to.module)
        return line(
          specifiers.map((one) => (nameIn(one) === from.name ? renamed(one, from.name, to.name) : one)),
          module,
        );
      const remaining = specifiers.filter((one) => nameIn(one) !== from.name);
      return [...(remaining.length > 0 ? [line(remaining, module)] : []), line(changed, to.module)].join('\n');
    },
  );
}
