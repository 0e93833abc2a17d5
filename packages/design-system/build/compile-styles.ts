import MagicString, { type SourceMap } from 'magic-string';
import { type CallExpression, type ImportSpecifier, type Node, type Program, parseSync } from 'oxc-parser';
import { compileRecipe, type SourceRecipe } from './compile-recipe.ts';
import { childrenOf, constantValues, exportedConstants } from './constant-values.ts';
import { theme } from './theme.ts';

export interface CompiledStyles {
  readonly code: string;
  /** Made when it is asked for, because most builds need none. */
  readonly map: () => SourceMap;
  /** Other files whose constants are in the code. */
  readonly files: readonly string[];
}

/** The module that exports `styled`, as others and as this package import it. */
const FACTORY = /^@widya\/design-system\/styled$|\/theme\/styled\.[jt]s$/;

/** Modules that only export texts, which are computed by the build. */
const STATIC_FILE = /\.static\.[jt]s$/;

/** The import of `styled` in a module; null when there is none. */
function factoryImport(program: Program): ImportSpecifier | null {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !FACTORY.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers)
      if (
        specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === 'styled'
      )
        return specifier;
  }
  return null;
}

function* callsOf(name: string, node: Node): Generator<CallExpression> {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name) yield node;
  for (const child of childrenOf(node)) yield* callsOf(name, child);
}

/** Names of the constants that a module exports. */
const exportedNames = (file: string, source: string): readonly string[] =>
  parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name])),
  );

const resultOf = (text: MagicString, file: string, files: readonly string[]): CompiledStyles => ({
  code: text.toString(),
  map: () => text.generateMap({ source: file, hires: 'boundary', includeContent: true }),
  files,
});

/** A compiled recipe with as many lines as before, so that an earlier source map still names the right lines. */
const recipeText = (recipe: unknown, before: string): string =>
  JSON.stringify(compileRecipe(recipe as SourceRecipe, theme().system)) + '\n'.repeat(before.split('\n').length - 1);

/**
 * Replaces each recipe of `styled(…)` in a module by its classes and their CSS.
 * @param source TypeScript or JavaScript, with or without JSX
 * @param file absolute path of the module
 * @returns null when there is nothing to compile.
 * @throws Error when a recipe is not constant.
 */
export function compileStyles(source: string, file: string): CompiledStyles | null {
  if (STATIC_FILE.test(file)) {
    const names = exportedNames(file, source);
    const { values, files } = exportedConstants(file, names);
    const lines = names.map((name, index) => `export const ${name} = ${JSON.stringify(values[index])};\n`);
    const text = new MagicString(source).overwrite(0, source.length, lines.join(''));
    return resultOf(text, file, files);
  }
  if (!source.includes('styled')) return null;
  const { program } = parseSync(file, source);
  const factory = factoryImport(program);
  if (factory === null) return null;
  const name = factory.local.name;
  const calls = [...callsOf(name, program as unknown as Node)].filter(({ arguments: { length } }) => length > 1);
  if (calls.length === 0) return null;
  const recipes = calls.flatMap(({ arguments: [, recipe] }) => (recipe as Node | undefined) ?? []);
  const text = new MagicString(source);
  try {
    const { values, files } = constantValues(recipes, program, source, file);
    // A shell from before this export is known not to fit.
    text.overwrite(factory.start, factory.end, `compiled as ${name}`);
    // Elements that nothing uses are left out with their CSS.
    for (const { start } of calls) text.appendLeft(start, '/* @__PURE__ */ ');
    for (const [index, { start, end }] of recipes.entries())
      text.overwrite(start, end, recipeText(values[index], source.slice(start, end)));
    return resultOf(text, file, [...files, ...theme().files]);
  } catch (error) {
    throw new Error(`The styles of ${file} could not be compiled: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
