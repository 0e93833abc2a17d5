import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, ROOT } from './paths.ts';
import { sharedModules, versionOf } from './shared.ts';

/** Heavy or rare parts of the design system: each in its own file, fetched by the screens that use it. */
const HEAVY =
  /\/(chart|bar-chart|line-chart|csv|csv-|pdf|zip|dropzone|file-drop|upload|image-|crop|rich-text|editor|countdown|calendar)/;
/** Parts of forms and dialogs travel in one file; a screen seldom needs just one of them. */
const FORMS =
  /\/(dialog|confirm|form|field|text-input|textarea|number|money|date|time|password|select|combobox|checkbox|choice|radio|switch|drawer)/;

/**
 * How a shared module is taken into the shell. Few files: on a slow line a request costs more than the bytes it saves.
 * Libraries, remote-kit and api-client come with the signed-in frame. Of the design system, what the frame itself uses is there
 * too, whatever is said here; the rest is in `ds-screen` (what lists and pages are made of), `ds-form`, or a file of its own.
 */
function importOptions(name: string): string {
  if (!name.startsWith('@widya/design-system/')) return 'webpackMode: "eager"';
  if (HEAVY.test(name))
    return `webpackChunkName: "${name.replace('@widya/design-system/', 'ds-').replaceAll('/', '-')}"`;
  return `webpackChunkName: "${FORMS.test(name) ? 'ds-form' : 'ds-screen'}"`;
}

/**
 * Writes the module that lists everything the shell provides, from the packages as they are. What the frame already contains
 * costs nothing here: webpack finds it in the parent chunk and loads no file.
 * @returns path of the written file.
 */
export function writeShareScope(root: string = ROOT, target: string = GENERATED): string {
  const rows = sharedModules(root).map(
    (name) =>
      `  ${JSON.stringify(name)}: { version: ${JSON.stringify(versionOf(name, root))}, ` +
      `get: () => import(/* ${importOptions(name)} */ ${JSON.stringify(name)}) },`,
  );
  const text = `export const providedModules = {\n${rows.join('\n')}\n};\n`;
  const file = path.join(target, 'provided-modules.mjs');
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
