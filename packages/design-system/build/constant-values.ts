import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { type Node, type Program, parseSync } from 'oxc-parser';

/** Values of expressions of a module, and the other files they were read from. */
export interface Constants {
  readonly values: readonly unknown[];
  readonly files: readonly string[];
}

interface Imported {
  readonly source: string;
  /** `null` for a namespace. */
  readonly name: string | null;
}

interface Declarations {
  /** Text of each declaration at the top level, by the names that it declares. */
  readonly own: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, Imported>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Nodes directly below a node, without types. */
export function* childrenOf(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
      continue;
    for (const child of [value].flat()) if (isNode(child)) yield child;
  }
}

/** Identifiers that an expression reads; names of its own parameters count too. */
function* namesIn(node: Node): Generator<string> {
  if (node.type === 'Identifier') yield node.name;
  for (const child of childrenOf(node)) {
    const isKey =
      (node.type === 'Property' && child === node.key && !node.computed) ||
      (node.type === 'MemberExpression' && child === node.property && !node.computed);
    if (!isKey) yield* namesIn(child);
  }
}

function declarationsOf(program: Program, source: string): Declarations {
  const own = new Map<string, string>();
  const imported = new Map<string, Imported>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers)
        imported.set(specifier.local.name, {
          source: statement.source.value,
          name:
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : null,
        });
      continue;
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations)
        for (const name of namesIn(id as Node)) own.set(name, source.slice(declaration.start, declaration.end));
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      own.set(declaration.id.name, source.slice(declaration.start, declaration.end));
  }
  return { own, imported };
}

const parse = (file: string, source: string): Program => parseSync(file, source).program;

/** The declarations that given names need, in the order in which they are needed, and the imports among them. */
function needed(names: Iterable<string>, { own, imported }: Declarations, file: string) {
  const texts = new Set<string>();
  const imports = new Map<string, Imported>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const from = imported.get(name);
    if (from) imports.set(name, from);
    const text = own.get(name);
    if (text === undefined) return;
    for (const other of namesIn(parse(file, text) as unknown as Node)) visit(other);
    texts.add(text);
  };
  for (const name of names) visit(name);
  return { texts: [...texts], imports };
}

/** Value of an import; a relative file is read anew, so that a development server sees its changes. */
function importedValue({ source, name }: Imported, file: string, files: Set<string>): unknown {
  if (!source.startsWith('.')) {
    const all = createRequire(file)(source) as Record<string, unknown>;
    return name === null ? all : all[name];
  }
  const written = path.resolve(path.dirname(file), source);
  // Compiled code names compiled files, also beside the sources.
  const other = existsSync(written) ? written : written.replace(/\.js$/, '.ts');
  files.add(other);
  if (name === null) throw new Error(`${file} imports all of ${source}, of which styles can only use single names.`);
  return namedValues(other, [name], files)[0];
}

/** Values that a module declares at its top level, read from its file. */
function namedValues(file: string, names: readonly string[], files: Set<string>): readonly unknown[] {
  const text = readFileSync(file, 'utf8');
  return evaluate(names, names, declarationsOf(parse(file, text), text), file, files);
}

function evaluate(
  expressions: readonly string[],
  names: Iterable<string>,
  declarations: Declarations,
  file: string,
  files: Set<string>,
): readonly unknown[] {
  const { texts, imports } = needed(names, declarations, file);
  const given = [...imports].map(([name, from]) => [name, importedValue(from, file, files)] as const);
  const { code } = transformSync(`${texts.join('\n')}\nvalues = [${expressions.join(',\n')}];`, {
    filename: file,
    swcrc: false,
    isModule: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: file.endsWith('x') } },
  });
  const run = new Function(...given.map(([name]) => name), `let values; ${code}; return values;`);
  return run(...given.map(([, value]) => value)) as readonly unknown[];
}

/**
 * Evaluates expressions of a module without running it: only the constants and imports that they read.
 * @param nodes the expressions
 * @param program the parsed module
 * @throws Error when an expression depends on something that is not constant.
 */
export function constantValues(nodes: readonly Node[], program: Program, source: string, file: string): Constants {
  const files = new Set<string>();
  const names = nodes.flatMap((node) => [...namesIn(node)]);
  const texts = nodes.map((node) => source.slice(node.start, node.end));
  const values = evaluate(texts, names, declarationsOf(program, source), file, files);
  return { values, files: [...files] };
}

/**
 * Evaluates exported constants of a module in the same way.
 * @param names of its constants
 * @throws Error when one depends on something that is not constant.
 */
export function exportedConstants(file: string, names: readonly string[]): Constants {
  const files = new Set([file]);
  return { values: namedValues(file, names, files), files: [...files] };
}
