import path from 'node:path';
import { expect, it } from '@jest/globals';
import { pageViolations, readPages } from './component-pages.ts';
import { readPackages, readSources } from './source-files.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const project = { sources: readSources(ROOT), packages: readPackages(ROOT) };
const pages = readPages(ROOT);

const filesWith = (changed: ReadonlyMap<string, string>) =>
  pageViolations(project, changed).map(({ file, rule }) => `${rule} ${file}`);
const without = (file: string) => new Map([...pages].filter(([name]) => name !== file));

it('finds a page for every component of the design system and the record kit', () => {
  expect(pages.size).toBeGreaterThan(90);
  expect(pageViolations(project, pages)).toEqual([]);
});

it('refuses a component without a page', () => {
  expect(filesWith(without('packages/design-system/src/overlays/drawer.mdx'))).toEqual([
    'no-page packages/design-system/src/overlays/drawer.tsx',
  ]);
  expect(filesWith(without('packages/design-system/docs/record-kit/note-editor.mdx'))).toEqual([
    'no-page packages/record-kit/src/notes/note-editor.tsx',
  ]);
});

it('refuses a component without its own page that no other page names', () => {
  const page = 'packages/design-system/src/inputs/date-input.mdx';
  expect(filesWith(new Map(pages).set(page, (pages.get(page) ?? '').replaceAll('`Calendar`', 'calendar')))).toEqual([
    'no-page packages/design-system/src/inputs/calendar.tsx',
  ]);
});

it('refuses a page without one of its sections', () => {
  const page = 'packages/design-system/src/actions/button.mdx';
  expect(filesWith(new Map(pages).set(page, (pages.get(page) ?? '').replace('## Keyboard', '## Keys')))).toEqual([
    `page-section ${page}`,
  ]);
});
