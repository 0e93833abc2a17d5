import { expect, it } from '@jest/globals';
import type { Project } from '../checks/source-files.ts';
import { planFor } from './selection.ts';

const STEPS = [
  'types',
  'build',
  'stories-build',
  'lint',
  'sources',
  'unused',
  'sizes',
  'docs',
  'unit',
  'server',
  'stories',
  'end-to-end',
];

const project: Project = {
  sources: new Map([
    ['packages/contract/src/vouchers.ts', ''],
    ['packages/contract/src/vouchers.test.ts', "import './vouchers.ts'"],
    ['packages/server/src/vouchers.ts', "import '@widya/contract/vouchers'"],
    ['packages/server/src/vouchers.test.ts', "import './vouchers.ts'"],
    ['packages/server/src/worker.ts', ''],
    ['packages/server/src/worker.test.ts', "new URL('./worker.ts', import.meta.url)"],
    ['mf-commerce/src/manifest.ts', "import './first-query.ts'"],
    ['mf-commerce/src/first-query.ts', ''],
    ['mf-commerce/src/screens/vouchers/index.tsx', "import type { V } from '@widya/contract/vouchers'"],
    ['mf-commerce/src/screens/vouchers/vouchers.stories.tsx', "import './index.tsx'"],
    ['mf-commerce/src/screens/vouchers/vouchers.test.tsx', "import './vouchers.stories.tsx'"],
    ['mf-commerce/src/screens/merchandise/index.tsx', ''],
    ['mf-new/src/screens/first/index.tsx', ''],
    ['mf-classes/src/screens/index.tsx', "import '@widya/contract/vouchers'"],
    ['mf-classes/src/screens/classes.stories.tsx', "import './index.tsx'"],
    ['shell/src/main.tsx', "import '@widya/design-system/provider'"],
    ['packages/design-system/src/provider.tsx', ''],
    ['packages/design-system/.storybook/preview.tsx', "import '../src/provider.tsx'"],
    ['packages/design-system/testing/setup.ts', "import '../.storybook/preview.tsx'"],
    ['packages/e2e/suites/vouchers.spec.ts', ''],
  ]),
  packages: new Map([
    ['@widya/contract', { folder: 'packages/contract', exports: { './*': './src/*.ts' } }],
    ['@widya/design-system', { folder: 'packages/design-system', exports: { './*': './src/*.tsx' } }],
    ['@widya/server', { folder: 'packages/server', exports: {} }],
    ['@widya/mf-commerce', { folder: 'mf-commerce', exports: {} }],
  ]),
};
const plan = (...changed: string[]) => Object.fromEntries(planFor(project, changed, STEPS));

it('runs for a screen its tests, stories and journeys alone', () => {
  const stories = ['mf-commerce/src/screens/vouchers/vouchers.stories.tsx'];
  expect(plan('mf-commerce/src/screens/vouchers/index.tsx')).toEqual({
    types: null,
    build: null,
    'stories-build': stories,
    lint: null,
    sources: null,
    unused: null,
    unit: ['mf-commerce/src/screens/vouchers/vouchers.test.tsx'],
    stories,
    'end-to-end': ['suites/vouchers.spec.ts'],
  });
});

it('follows imports of values into other workspaces, and not those of types', () => {
  const { server, unit, stories, 'end-to-end': journeys } = plan('packages/contract/src/vouchers.ts');
  expect(server).toEqual(['packages/server/src/vouchers.test.ts']);
  expect(unit).toEqual(['packages/contract/src/vouchers.test.ts']);
  expect(stories).toEqual(['mf-classes/src/screens/classes.stories.tsx']);
  // Every journey uses the server, so a change of the server selects all of them.
  expect(journeys).toBeNull();
});

it('follows files that are started by their path', () => {
  expect(plan('packages/server/src/worker.ts').server).toEqual(['packages/server/src/worker.test.ts']);
});

it('runs every test of screens, story and journey when the provider around them changes', () => {
  const all = plan('packages/design-system/src/provider.tsx');
  expect([all.unit, all.stories, all['end-to-end']]).toEqual([null, null, null]);
  expect(all).toHaveProperty('sizes');
});

it('treats a file that is no source as a change of its whole workspace', () => {
  expect(plan('packages/server/src/database/migrations/1.sql').server).toHaveLength(2);
  expect(plan('mf-commerce/src/screens/deleted.tsx').unit).toEqual([
    'mf-commerce/src/screens/vouchers/vouchers.test.tsx',
  ]);
});

it('runs the journeys of all screens when the manifest changes, and every journey for a remote that none names', () => {
  const all = plan('mf-commerce/src/first-query.ts')['end-to-end'];
  expect(all).toEqual([
    'suites/merchandise.spec.ts',
    'suites/site-class.spec.ts',
    'suites/transactions.spec.ts',
    'suites/vouchers.spec.ts',
  ]);
  expect(plan('mf-new/src/screens/first/index.tsx')['end-to-end']).toBeNull();
});

it('runs a journey that was changed', () => {
  expect(plan('packages/e2e/suites/vouchers.spec.ts')['end-to-end']).toEqual(['suites/vouchers.spec.ts']);
});

it('builds the site of documents for documents, and runs everything for the lock file', () => {
  expect(plan('docs/deploy.md', 'README.md')).toEqual({ lint: null, sources: null, docs: null });
  expect(Object.keys(plan('pnpm-lock.yaml'))).toEqual(STEPS);
});
