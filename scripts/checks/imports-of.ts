import { parseSync } from 'oxc-parser';

/** One import of a file, or one export from another file. */
export interface Import {
  readonly specifier: string;
  /** Only its types are used: nothing of it is in a bundle. */
  readonly typeOnly: boolean;
  /** Loaded when reached, in a chunk of its own. */
  readonly dynamic: boolean;
  /** `export * from`. */
  readonly everything: boolean;
  readonly reExport: boolean;
  readonly line: number;
}

/**
 * Lists what a file imports.
 * @throws Error when the file cannot be parsed: a rule that cannot read a file must not pass it.
 */
export function importsOf(file: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const plain = { typeOnly: false, dynamic: false, everything: false, reExport: false };
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    ...plain,
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    line: lineAt(start),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName, start }) =>
      moduleRequest === null
        ? []
        : {
            ...plain,
            specifier: moduleRequest.value,
            typeOnly: isType,
            everything: importName.kind === 'AllButDefault' || importName.kind === 'All',
            reExport: true,
            line: lineAt(start),
          },
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^['"`](.+)['"`]$/s.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : { ...plain, specifier: literal, dynamic: true, line: lineAt(start) };
  });
  return [...imports, ...reExports, ...dynamic];
}
