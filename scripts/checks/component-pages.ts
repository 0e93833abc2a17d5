import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project, Sources } from './source-files.ts';

const DESIGN_SYSTEM = '@widya/design-system';
const RECORD_KIT = '@widya/record-kit';
const KIT_PAGES = 'packages/design-system/docs/record-kit/';

/** Components without their own page, with the page of the component that they are a part of. */
const PARTS: Readonly<Record<string, string>> = {
  './calendar': 'inputs/date-input',
  './chart-frame': 'charts/bar-chart',
  './choice-label': 'inputs/checkbox',
  './hint-button': 'overlays/hint',
  './input-note': 'inputs/field',
  './spinner': 'actions/button',
  './state-frame': 'feedback/empty-state',
  './toast-list': 'feedback/toast',
  './toast-outlet': 'feedback/toast',
  './user-text': 'layout/layout',
  './visually-hidden': 'layout/layout',
};

/** Components without visible output. */
const UNSEEN = new Set(['./announcer', './provider', './table-settings']);

const SECTIONS = [
  'When to use it',
  'When not, and what instead',
  'Anatomy',
  'States',
  'Keyboard',
  'Texts',
  'Related',
  'Screens',
];

export interface PageViolation {
  readonly file: string;
  readonly line: number;
  readonly rule: 'no-page' | 'page-section';
  readonly message: string;
}

/** Excludes names in capitals, which are constants. */
const COMPONENT = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm;
const componentsOf = (source: string): string[] => [...source.matchAll(COMPONENT)].map(([, name = '']) => name);

/** Reads the pages of Storybook. */
export const readPages = (root: string): Sources =>
  new Map(
    globSync('packages/design-system/{src,docs}/**/*.mdx', { cwd: root }).map((file) => [
      file.split(path.sep).join('/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

const violation = (file: string, rule: PageViolation['rule'], message: string): PageViolation => ({
  file,
  line: 1,
  rule,
  message,
});

/** Files of a package that export components, by sub-path. */
function exportedComponents({ sources, packages }: Project, name: string) {
  const { folder = '', exports = {} } = packages.get(name) ?? {};
  return Object.entries(exports).flatMap(([subPath, target]) => {
    const file = typeof target === 'string' ? path.posix.join(folder, target) : '';
    const components = file.endsWith('.tsx') ? componentsOf(sources.get(file) ?? '') : [];
    return components.length > 0 ? [{ subPath, file, components }] : [];
  });
}

const mentions = (page: string | undefined, component: string): boolean =>
  page !== undefined && new RegExp(`[\`{]${component}[\`}]`).test(page);

function withoutPage(project: Project, pages: Sources): PageViolation[] {
  const designSystem = exportedComponents(project, DESIGN_SYSTEM).flatMap(({ subPath, file, components }) => {
    if (UNSEEN.has(subPath)) return [];
    const part = PARTS[subPath];
    if (part === undefined)
      return pages.has(file.replace(/\.tsx$/, '.mdx'))
        ? []
        : [violation(file, 'no-page', `${components[0]} has no page in Storybook: write the .mdx beside it`)];
    const page = pages.get(`packages/design-system/src/${part}.mdx`);
    return components.some((component) => mentions(page, component))
      ? []
      : [violation(file, 'no-page', `${components[0]} is not described on the page ${part}.mdx`)];
  });
  const kitPages = [...pages].filter(([file]) => file.startsWith(KIT_PAGES)).map(([, text]) => text);
  const kit = exportedComponents(project, RECORD_KIT).flatMap(({ file, components }) =>
    components.some((component) => kitPages.some((text) => mentions(text, component)))
      ? []
      : [violation(file, 'no-page', `${components[0]} is described on no page in ${KIT_PAGES}`)],
  );
  return [...designSystem, ...kit];
}

/** Pages of components must have the same sections in the same order. */
function withoutSection(pages: Sources): PageViolation[] {
  return [...pages]
    .filter(([file]) => file.startsWith('packages/design-system/src/') || file.startsWith(KIT_PAGES))
    .flatMap(([file, text]) => {
      const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
      const sections = titles.filter((title) => SECTIONS.includes(title));
      return sections.join() === SECTIONS.join()
        ? []
        : [violation(file, 'page-section', `its sections are ${titles.join(', ')}; needed: ${SECTIONS.join(', ')}`)];
    });
}

/** Every visible component must have a page in Storybook. */
export const pageViolations = (project: Project, pages: Sources): readonly PageViolation[] => [
  ...withoutPage(project, pages),
  ...withoutSection(pages),
];
