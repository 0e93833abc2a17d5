import { expect, it } from '@jest/globals';
import { affectedStories, type PreviewStats } from './affected-stories.ts';

const stats: PreviewStats = {
  modules: [
    {
      name: './src/button.tsx',
      reasons: [{ moduleName: './src/button.stories.tsx' }, { moduleName: './src/form.tsx' }],
    },
    {
      name: './src/form.tsx',
      reasons: [{ moduleName: './../../mf-a/src/list.tsx' }, { moduleName: './src/button.tsx' }],
    },
    { name: './../../mf-a/src/list.tsx?raw', reasons: [{ moduleName: './../../mf-a/src/list.stories.tsx' }] },
    { name: './../../mf-a/src/list.tsx', reasons: [{ moduleName: './../../mf-a/src/list.stories.tsx' }] },
    { name: './../contract/src/money.ts', reasons: [{ moduleName: './../../mf-a/src/list.tsx' }] },
    { name: './src/provider.tsx', reasons: [{ moduleName: './.storybook/preview.tsx' }] },
    { name: './src/button.stories.tsx', reasons: [] },
    { name: './../../mf-a/src/list.stories.tsx', reasons: [] },
  ],
};
const button = { id: 'actions-button--primary', importPath: './src/button.stories.tsx' };
const list = { id: 'mf-a-list--rows', importPath: '../../mf-a/src/list.stories.tsx' };
const affectedBy = (...changed: string[]) => affectedStories(stats, [button, list], changed);

it('finds the stories that import a file, however far away', () => {
  expect(affectedBy('packages/design-system/src/button.tsx')).toEqual([button, list]);
  expect(affectedBy('packages/contract/src/money.ts')).toEqual([list]);
  expect(affectedBy('mf-a/src/list.stories.tsx')).toEqual([list]);
});

it('finds none for a file that no story imports', () => {
  expect(affectedBy('packages/server/src/main.ts', 'packages/design-system/src/button.test.tsx')).toEqual([]);
});

it('takes every story when something is changed that all of them share', () => {
  expect(affectedBy('packages/design-system/src/provider.tsx')).toEqual([button, list]);
  expect(affectedBy('pnpm-lock.yaml')).toEqual([button, list]);
  expect(affectedBy('packages/design-system/scripts/settled.ts')).toEqual([button, list]);
  expect(affectedBy('packages/design-system/visual/fixture.ts')).toEqual([button, list]);
});

it('takes the story of a changed picture', () => {
  expect(affectedBy('packages/design-system/visual/pictures/actions-button--primary-dark.png')).toEqual([button]);
});

it('refuses statistics of another build', () => {
  expect(() => affectedStories({ modules: [] }, [button], [])).toThrow('build the Storybook again');
});
