import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, SHELL } from './paths.ts';
import { PROVIDED_FILE } from './provided-groups.ts';
import { sharedModules, versionOf } from './shared.ts';

/**
 * Generates the module that lists all provided modules, from the packages. `SharedChunksPlugin` distributes them over
 * files.
 * @returns path of the generated file.
 */
export function writeShareScope(target: string = GENERATED): string {
  const rows = sharedModules(SHELL).map(
    (name) =>
      `  ${JSON.stringify(name)}: { version: ${JSON.stringify(versionOf(name, SHELL))}, ` +
      `get: () => import(${JSON.stringify(name)}) },`,
  );
  const text = `export const providedModules = {\n${rows.join('\n')}\n};\n`;
  const file = path.join(target, PROVIDED_FILE);
  mkdirSync(target, { recursive: true });
  let old = '';
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // At the first build there is no file.
  }
  // Not written without a change, so that a watching compiler does not start again.
  if (old !== text) writeFileSync(file, text);
  return file;
}
