import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, ROOT } from './paths.ts';
import { sharedModules, versionOf } from './shared.ts';

/** Modules that screens use together travel in one file; the others, mostly heavy, each in their own. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^@widya\/api-client\//, 'api'],
  [/^@widya\/design-system\/(data-table|table|pagination|toolbar|search|tabs|list|filter|badge|page)/, 'ds-list'],
  [
    /^@widya\/design-system\/(dialog|confirm|form|field|input|number|date|select|checkbox|radio|switch|textarea|menu)/,
    'ds-form',
  ],
];

/** File a shared module goes to when the frame does not already carry it. */
const chunkOf = (name: string): string =>
  GROUPS.find(([pattern]) => pattern.test(name))?.[1] ??
  name.replace('@widya/design-system/', 'ds-').replaceAll(/[^\w-]+/g, '-');

/**
 * Writes the module that lists everything the shell provides, from the packages as they are. What the frame already contains
 * costs nothing here: webpack finds it in the parent chunk and loads no file.
 * @returns path of the written file.
 */
export function writeShareScope(root: string = ROOT, target: string = GENERATED): string {
  const rows = sharedModules(root).map(
    (name) =>
      `  ${JSON.stringify(name)}: { version: ${JSON.stringify(versionOf(name, root))}, ` +
      `get: () => import(/* webpackChunkName: ${JSON.stringify(chunkOf(name))} */ ${JSON.stringify(name)}) },`,
  );
  const text = `export const providedModules = {\n${rows.join('\n')}\n};\n`;
  const file = path.join(target, 'provided-modules.js');
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
