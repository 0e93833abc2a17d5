import { expect, test } from '@jest/globals';
import { assetsForPage, registryForPage, screenAt } from './page-registry.ts';
import type { Registry, RemoteVersion } from './registry.ts';

const route = (path: `/${string}`, screen: string) =>
  ({ path, screen, menuKey: 'home', emptyMenuGrants: true, roles: ['admin'], title: screen }) as const;
const assets = (screen: string) => ({
  js: [`${screen}.js`],
  css: [],
  shared: ['react', screen],
  integrity: { [`${screen}.js`]: `sha256-${screen}` },
});
const current: RemoteVersion = {
  version: '1',
  baseUrl: '/remotes/mf-classes/1/',
  entry: 'remoteEntry.js',
  integrity: 'sha256-x',
  global: 'g',
  chunkGlobal: 'c',
  contract: 1,
  screens: { ClassList: assets('ClassList'), Questions: assets('Questions') },
  manifest: {
    remote: 'mf-classes',
    contract: 1,
    label: 'Kelas',
    routes: [route('/editor', 'ClassList'), route('/editor/question/:id', 'Questions')],
    menu: [],
    tabs: [],
  },
};
const registry: Registry = { schema: 1, remotes: [{ name: 'mf-classes', current, previous: current }] };

test('the page holds hashes and shared modules of its own screen and no previous version', () => {
  const screen = screenAt(registry, '/editor/question/1');
  expect(screen).toBe('mf-classes/Questions');
  const [remote] = registryForPage(registry, screen).remotes;
  expect(remote?.previous).toBeNull();
  expect(remote?.current.integrity).toBe('sha256-x');
  expect(remote?.current.screens.Questions).toEqual(assets('Questions'));
  expect(remote?.current.screens.ClassList).toEqual({ js: ['ClassList.js'], css: [], shared: [] });
});

test('the page holds a candidate, with the hashes of its own screen', () => {
  const candidate = { build: { ...current, version: '2' }, share: 5, accounts: [], admins: false };
  const staged: Registry = { schema: 1, remotes: [{ name: 'mf-classes', current, previous: null, candidate }] };
  const [remote] = registryForPage(staged, 'mf-classes/Questions').remotes;
  expect(remote?.candidate).toMatchObject({ share: 5, build: { version: '2' } });
  expect(remote?.candidate?.build.screens.Questions).toEqual(assets('Questions'));
  expect(remote?.candidate?.build.screens.ClassList).toEqual({ js: ['ClassList.js'], css: [], shared: [] });
});

test('of the files of shared modules, the page holds those of its own screen in every version that it holds', () => {
  const candidate = {
    build: { ...current, screens: { Questions: { ...assets('Questions'), shared: ['swr'] } } },
    share: 5,
    accounts: [],
    admins: false,
  };
  const staged: Registry = { schema: 1, remotes: [{ name: 'mf-classes', current, previous: null, candidate }] };
  const files = {
    main: ['/m.js'],
    app: ['/a.js'],
    fonts: [],
    shared: { react: [], Questions: ['/q.js'], swr: ['/s.js'], ClassList: ['/c.js'] },
  };
  const inPage = (screen: string | null) => assetsForPage(files, registryForPage(staged, screen));
  expect(inPage('mf-classes/Questions')).toEqual({
    ...files,
    shared: { react: [], Questions: ['/q.js'], swr: ['/s.js'] },
  });
  expect(inPage(null).shared).toEqual({});
});

test('a page of no remote holds no hashes of screens', () => {
  expect(screenAt(registry, '/profil')).toBeNull();
  expect(JSON.stringify(registryForPage(registry, null))).not.toContain('sha256-Questions');
});

test('the page holds that a remote is disabled, and not who published it', () => {
  const release = { by: 'Tim Kelas', at: '2026-11-26T01:00:00.000Z', commit: null, bytes: 1 };
  const [remote] = registryForPage(
    { schema: 1, remotes: [{ name: 'mf-classes', current: { ...current, release }, previous: null, disabled: true }] },
    null,
  ).remotes;
  expect(remote?.disabled).toBe(true);
  expect(JSON.stringify(remote)).not.toContain('Tim Kelas');
});
