import { SCREENS_OF_SUITES } from '../../packages/e2e/support/screens-of-suites.ts';
import type { Project } from '../checks/source-files.ts';
import { affectedFiles } from './affected-files.ts';
import type { Selection } from './steps.ts';

/** Steps to run with the tests they are limited to; null for all tests. */
export type Plan = ReadonlyMap<string, Selection | null>;

/** Files whose changes can break anything. */
const EVERYTHING =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json|tsconfig[^/]*\.json|packages\/testing\/jest\/.*|jest[^/]*\.config\.ts)$/;
const DOCUMENT = /\.(md|mdx|png|svg)$|^docs\/|^LICENSE$|^\.gitignore$/;
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const STORY = /\.stories\.tsx$/;
const SUITE = /^packages\/e2e\/suites\/(.+)\.spec\.ts$/;
/** Files that are not part of builds. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\/testing\/|\.visual\.ts$/;
/** Run before each test of screens, so that their imports affect all of these tests. */
const SETUPS = ['packages/design-system/testing/setup.ts', 'packages/design-system/testing/screen-setup.ts'];
const REMOTE = /^(mf-[^/]+)\//;
const PREVIEW = 'packages/design-system/.storybook/';

/** Suites that a change can break; null for all. */
function journeysFor(changed: readonly string[], affected: ReadonlySet<string>): Selection | null {
  const built = [...affected].filter((file) => !NOT_BUILT.test(file));
  if (built.some((file) => /^(shell|packages\/(server|e2e\/(support|global-setup|playwright)))/.test(file)))
    return null;
  if (changed.some((file) => file.startsWith('packages/e2e/') && !SUITE.test(file))) return null;
  const remotes = new Set(built.flatMap((file) => REMOTE.exec(file)?.[1] ?? []));
  const remoteOf = (screen: string): string => screen.split('/')[0] ?? '';
  const screens = Object.values(SCREENS_OF_SUITES).flat();
  // The table of suites does not know a new remote yet.
  if ([...remotes].some((remote) => !screens.map(remoteOf).includes(remote))) return null;
  const isReached = (screen: string): boolean =>
    affected.has(`${remoteOf(screen)}/src/manifest.ts`) ||
    affected.has(`${screen.replace('/', '/src/screens/')}/index.tsx`);
  const suites = [
    ...Object.keys(SCREENS_OF_SUITES).filter((suite) => SCREENS_OF_SUITES[suite]?.some(isReached)),
    ...[...affected].flatMap((file) => SUITE.exec(file)?.[1] ?? []),
  ];
  return [...new Set(suites)].toSorted().map((suite) => `suites/${suite}.spec.ts`);
}

/**
 * Plans what `pnpm test --changed` runs.
 * @param changed files that differ, relative to the root.
 * @param steps names of all steps, in order.
 */
export function planFor(project: Project, changed: readonly string[], steps: readonly string[]): Plan {
  if (changed.some((file) => EVERYTHING.test(file))) return new Map(steps.map((name) => [name, null]));
  const relevant = changed.filter((file) => !DOCUMENT.test(file));
  const affected = affectedFiles(project, relevant);
  const ofStories = affected.has(`${PREVIEW}preview.tsx`) ? null : [...affected].filter((file) => STORY.test(file));
  const tests = [...affected].filter((file) => TEST.test(file));
  const allScreens = SETUPS.some((file) => affected.has(file));
  const units = tests.filter((file) => !file.startsWith('packages/server/'));
  const servers = tests.filter((file) => file.startsWith('packages/server/'));
  const journeys = journeysFor(relevant, affected);
  const isCode = relevant.some((file) => SOURCE.test(file) || file.endsWith('.json'));
  const hasStories = ofStories === null || ofStories.length > 0;
  const hasJourneys = journeys === null || journeys.length > 0;

  const plan = new Map<string, Selection | null>([
    ['lint', null],
    ['sources', null],
    ['product', null],
  ]);
  if (changed.some((file) => file.endsWith('.md'))) plan.set('docs', null);
  if (isCode) plan.set('types', null).set('unused', null);
  if (relevant.some((file) => file.startsWith('packages/design-system/'))) plan.set('sizes', null);
  if (units.length > 0 || allScreens) plan.set('unit', allScreens ? null : units);
  if (servers.length > 0) plan.set('server', servers);
  if (hasStories) plan.set('stories-build', ofStories).set('stories', ofStories);
  if (hasJourneys) plan.set('build', null).set('end-to-end', journeys);
  return new Map(steps.flatMap((name) => (plan.has(name) ? [[name, plan.get(name) ?? null]] : [])));
}
