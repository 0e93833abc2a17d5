import { parseSync } from 'oxc-parser';

/** An import, or an export from another file. */
export interface Import {
  readonly specifier: string;
  /** Only types are used, so it is not in a bundle. */
  readonly typeOnly: boolean;
  /** Loaded on demand, in its own chunk. */
  readonly dynamic: boolean;
  /** `export * from`. */
  readonly everything: boolean;
  readonly reExport: boolean;
  readonly line: number;
}

/**
 * Lists the imports of a file.
 * @throws Error when the file cannot be parsed, because a file that cannot be checked must not pass.
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
