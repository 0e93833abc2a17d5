import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';

/** Groups of the sidebar. A folder stands for its pages in the order of their names. */
const GROUPS: readonly (readonly [title: string, ...sources: string[]])[] = [
  ['Start', 'README.md', 'docs/architecture.md', 'docs/glossary.md'],
  [
    'Operate',
    'docs/deploy.md',
    'docs/scaling.md',
    'docs/platforms.md',
    'docs/environment.md',
    'docs/runbook.md',
    'docs/upgrading.md',
    'SECURITY.md',
    'CHANGELOG.md',
  ],
  ['Integrate', 'docs/api.md', 'docs/compatibility.md', 'packages/create-remote/README.md'],
  ['Develop', 'CONTRIBUTING.md', 'docs/testing.md', 'docs/benchmarks.md'],
  ['Recipes', 'docs/recipes'],
  ['Product', 'docs/product'],
  ['Decisions', 'docs/adr'],
];

/** A Markdown file of the repository as a page of the site. */
export interface DocsPage {
  /** Relative to the root of the repository. */
  readonly source: string;
  /** Relative to the site. */
  readonly target: string;
  readonly title: string;
  /** Title of its group in the sidebar. */
  readonly group: string;
}

/** `docs/adr/README.md` becomes `adr/index.md`, the project's own README the first page. */
const targetOf = (source: string): string =>
  source
    .replace(/^(docs|packages)\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/^[A-Z]+\.md$/, (name) => name.toLowerCase());

const titleOf = (source: string): string => {
  const [, heading] = /^# (.+)$/m.exec(readFileSync(path.join(ROOT, source), 'utf8')) ?? [];
  if (heading === undefined) throw new Error(`${source} has no heading`);
  return heading.replaceAll('`', '');
};

const filesOf = (source: string): readonly string[] =>
  source.endsWith('.md')
    ? [source]
    : globSync(`${source}/**/*.md`, { cwd: ROOT }).toSorted((a, b) => targetOf(a).localeCompare(targetOf(b)));

/** Lists the pages in the order of the sidebar. @throws Error when a file in `docs` has no group. */
export function docsPages(): readonly DocsPage[] {
  const pages = GROUPS.flatMap(([group, ...sources]) =>
    sources.flatMap(filesOf).map((source) => ({ source, target: targetOf(source), title: titleOf(source), group })),
  );
  const missing = globSync('docs/**/*.md', { cwd: ROOT }).filter(
    (file) => !pages.some(({ source }) => source === file),
  );
  if (missing.length > 0) throw new Error(`Not in the sidebar of the documentation: ${missing.join(', ')}`);
  return pages;
}
