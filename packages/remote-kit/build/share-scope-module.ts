import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED, ROOT } from './paths.ts';
import { sharedModules, versionOf } from './shared.ts';

const named = (names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => `@widya/design-system/${name}`));

/** Wanted by screens and by lists alike: with the frame, or both files would hold them. */
const FRAME = named('checkbox choice-label choice-list search-input segment-group select tooltip visually-hidden');
/** What nearly every screen is made of: one file, which every screen asks for anyway. */
const CORE = named(
  'badge banner button confirm-dialog copy-button copy-text dialog empty-state error-state ' +
    'failure-banner field forbidden-state form-dialog hint hint-button icon icon-button key-value layout lazy-part leave-guard-dialog link ' +
    'link-button load-failure menu page-header radio-group skeleton small-poster spinner state-frame status-badge switch table-cell tabs ' +
    'text-input textarea toast use-close-guard use-narrow use-url-tab',
);
/** What only lists need: one more file, for both kinds of tables. */
const LISTS = named(
  'choice-filter client-data-table data-table date-filter filter-chip list-page note-dialog pagination popover show-toggle use-table-query',
);
/** Formats and status badges are small and stand everywhere. */
const isCore = (name: string): boolean => CORE.has(name) || /^@widya\/design-system\/(formats|status)\//.test(name);
/** Calls of one area of the product, which only its screens make; what the frame calls comes with it, whatever stands here. */
const CALLS: Readonly<Record<string, string>> = {
  'api-classes':
    'class-editing class-instructors class-preview classes events instructors questions quiz topics uploads zoom',
  'api-people': 'certificates members participant-actions participants participation presence regions',
  'api-office': 'admin-logs admins live-streams merchandise orders vouchers',
};
const AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLS).flatMap(([chunk, names]) =>
    names.split(' ').map((name) => [`@widya/api-client/${name}`, chunk] as const),
  ),
);
/** What only forms need. */
const FORMS =
  /^@widya\/design-system\/([a-z-]+-input|combobox|save-bar|draft-banner|conflict-dialog|confirm-by-name-dialog|use-form|form-field|record-page|section-index|rich-text|(image|file)-upload|checklist|timeline|progress-bar)$/;

/**
 * How a shared module is taken into the shell. Few files: on a slow line a request costs more than the bytes it saves.
 * Libraries, remote-kit, the ground of api-client and the times, which `ds`, `ds-list` and `ds-form` all need, come with the signed-in frame, and so does whatever of the design system the frame
 * itself uses. Calls are in a file for each area. The rest is in `ds`, `ds-list` or `ds-form`, or, when it is named in none of them (charts, editors, the calendar), in a file of its own.
 */
function importOptions(name: string): string {
  const area = AREAS.get(name);
  if (area !== undefined) return `webpackChunkName: "${area}"`;
  if (!name.startsWith('@widya/design-system/') || FRAME.has(name)) return 'webpackMode: "eager"';
  const own = name.replace('@widya/design-system/', 'ds-').replaceAll('/', '-');
  const chunk = isCore(name) ? 'ds' : LISTS.has(name) ? 'ds-list' : FORMS.test(name) ? 'ds-form' : own;
  return `webpackChunkName: "${chunk}"`;
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
