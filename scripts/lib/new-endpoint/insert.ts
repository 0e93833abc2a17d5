/** Adds names to an import of a module, or adds the import. Biome sorts them. */
export function withNamed(source: string, from: string, names: readonly string[], kind = 'import'): string {
  const match = new RegExp(`^${kind} \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`, 'm').exec(source);
  if (match === null) return `${kind} { ${names.join(', ')} } from '${from}';\n${source}`;
  const imported = (match[1] ?? '').split(',').map((name) => name.trim());
  const all = [...imported.filter((name) => name !== ''), ...names.filter((name) => !imported.includes(name))];
  return source.replace(match[0], () => `${kind} { ${all.join(', ')} } from '${from}';`);
}

/** The name of a namespace import; adds the import if it is missing. */
export function withNamespace(
  source: string,
  from: string,
  name: string,
): { readonly source: string; readonly as: string } {
  const match = new RegExp(`^import \\* as (\\w+) from '${from}';`, 'm').exec(source);
  if (match?.[1] !== undefined) return { source, as: match[1] };
  return { source: `import * as ${name} from '${from}';\n${source}`, as: name };
}

/**
 * Appends an item to a list or object that is declared at the top level of a file.
 * @param opening matches up to and including its opening bracket.
 * @throws Error when the file has no such list.
 */
export function insertItem(source: string, opening: RegExp, item: string): string {
  const match = opening.exec(source);
  if (match === null) throw new Error(`Nothing matches ${opening}`);
  const from = match.index + match[0].length;
  // A declaration ends in its first line, or with a bracket at the start of a line, as Biome formats it.
  const end = /^[^\n]*(?=[\]}])|\n(?=[\]}])/.exec(source.slice(from));
  if (end === null) throw new Error(`The list at ${opening} has no end`);
  const close = from + end.index + end[0].length;
  const before = source.slice(0, close).trimEnd();
  return `${before}${/[[{,]$/.test(before) ? '' : ','}\n  ${item},\n${source.slice(close)}`;
}
