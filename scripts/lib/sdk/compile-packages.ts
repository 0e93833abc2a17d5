import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileStyles } from '../../../packages/design-system/build/compile-styles.ts';
import { GENERATED, ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { COMPILED } from './packages.ts';

/** Output of the compiler: a folder per package. Kept, because the compiler leaves unchanged files alone. */
const OUTPUT = path.join(GENERATED, 'sdk/compiled');

/** Compiles all published packages at once. @throws Error with the messages of the compiler */
export function compilePackages(): void {
  // Types are checked by `pnpm check:types`; additional checkers would compute those of the contract again.
  const args = ['-p', 'tsconfig.sdk.json', '--checkers', '1', '--pretty', 'false'];
  const { status, stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages could not be compiled:\n${stdout}`);
}

/** Imports of declarations name the sources, which the compiler rewrites only in code. */
const withCompiledNames = (declarations: string): string =>
  declarations.replaceAll(/((?:from|import\()\s*)(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2');

/**
 * Copies the compiled files of a package, each with its declarations and source map. Not the whole folder of the
 * compiler, which keeps the files of deleted sources.
 * @param folder under `packages/`.
 * @returns code by file, relative to the target.
 */
export function copyCompiled(folder: string, target: string): ReadonlyMap<string, string> {
  const code = new Map<string, string>();
  const sources = globSync(`{${COMPILED.join(',')}}/**/*.{ts,tsx}`, { cwd: path.join(ROOT, 'packages', folder) });
  for (const source of sources.toSorted()) {
    const name = source.replace(/\.tsx?$/, '');
    const compiled = path.join(OUTPUT, folder, name);
    // Tests, stories and declarations are not compiled.
    if (!existsSync(`${compiled}.js`) || source.endsWith('.d.ts') || /\.(test|stories)$/.test(name)) continue;
    const to = path.join(target, name);
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(`${compiled}.js.map`, `${to}.js.map`);
    const written = readFileSync(`${compiled}.js`, 'utf8');
    // By the name of the source, because that folder has the installed packages; lines keep their numbers for the map.
    const text = compileStyles(written, path.join(ROOT, 'packages', folder, source))?.code ?? written;
    writeFileSync(`${to}.js`, text);
    writeFileSync(`${to}.d.ts`, withCompiledNames(readFileSync(`${compiled}.d.ts`, 'utf8')));
    code.set(`${name}.js`, text);
  }
  return code;
}
