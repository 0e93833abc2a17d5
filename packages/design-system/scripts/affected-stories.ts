import path from 'node:path';

/** The part of Storybook's `preview-stats.json` that is read: every module and which modules import it. */
export interface PreviewStats {
  readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

const PACKAGE = 'packages/design-system';
/** Read by the build or by the runner, not imported by a story: each of them can change every story. */
const EVERY_STORY = [
  'pnpm-lock.yaml',
  `${PACKAGE}/.storybook/`,
  `${PACKAGE}/package.json`,
  `${PACKAGE}/playwright.config.ts`,
  `${PACKAGE}/scripts/`,
  `${PACKAGE}/testing/files/`,
];
const PICTURES = `${PACKAGE}/visual/pictures/`;

const fromRoot = (name: string): string => path.posix.join(PACKAGE, name);
/** A module that a plugin makes differently for each importer has a query behind its name. */
const withoutQuery = (name: string): string => name.replace(/\?.*$/, '');

interface Story {
  readonly id: string;
  readonly importPath: string;
}

/**
 * Finds the stories that a change can affect, through the modules of the built Storybook.
 * @param changed paths from the root of the repository
 * @throws Error when a story is no module of the statistics: they belong to another build
 */
export function affectedStories<S extends Story>(
  { modules }: PreviewStats,
  stories: readonly S[],
  changed: readonly string[],
): readonly S[] {
  const importers = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    const key = fromRoot(withoutQuery(name));
    const known = importers.get(key) ?? [];
    importers.set(key, [...known, ...reasons.map(({ moduleName }) => fromRoot(withoutQuery(moduleName)))]);
  }
  const missing = stories.find(({ importPath }) => !importers.has(fromRoot(importPath)));
  if (missing) throw new Error(`preview-stats.json does not know ${missing.importPath}: build the Storybook again.`);

  const reached = new Set(changed);
  // Grows while it is walked, until no importer is new.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const pictured = (id: string) => changed.some((file) => file.replace(/-(light|dark)\.png$/, '') === PICTURES + id);
  const always = (file: string) =>
    EVERY_STORY.some((prefix) => file.startsWith(prefix)) ||
    (file.startsWith(`${PACKAGE}/visual/`) && !file.startsWith(PICTURES));
  if ([...reached].some(always)) return stories;
  return stories.filter(({ id, importPath }) => reached.has(fromRoot(importPath)) || pictured(id));
}
