import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, ROOT } from './paths.ts';
import { PROVIDED_FILE } from './provided-groups.ts';
import { sharedModules, versionOf } from './shared.ts';

/**
 * Writes the module that lists everything the shell provides, from the packages as they are. `SharedChunksPlugin` places them
 * into files.
 * @returns path of the written file.
 */
export function writeShareScope(root: string = ROOT, target: string = GENERATED): string {
  const rows = sharedModules(root).map(
    (name) =>
      `  ${JSON.stringify(name)}: { version: ${JSON.stringify(versionOf(name, root))}, ` +
      `get: () => import(${JSON.stringify(name)}) },`,
  );
  const text = `export const providedModules = {\n${rows.join('\n')}\n};\n`;
  const file = path.join(target, PROVIDED_FILE);
  mkdirSync(target, { recursive: true });
  let old = '';
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // First build: nothing to compare with.
  }
  // Left alone when nothing changed, so that a watching compiler does not start over.
  if (old !== text) writeFileSync(file, text);
  return file;
}
