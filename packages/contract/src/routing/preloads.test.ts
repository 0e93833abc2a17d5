import { expect, test } from '@jest/globals';
import { preloadsFor } from './preloads.ts';
import type { Registry, ShellAssets } from './registry.ts';

const shell: ShellAssets = {
  main: ['/assets/main.js'],
  app: ['/assets/app.js'],
  shared: { '@widya/design-system/data-table': ['/assets/ds-screen.js', '/assets/ds-common.js'], swr: [] },
  fonts: ['/assets/font.woff2'],
};

const registry: Registry = {
  schema: 1,
  remotes: [
    {
      name: 'mf-classes',
      previous: null,
      current: {
        version: '1',
        baseUrl: '/remotes/mf-classes/1/',
        entry: 'remoteEntry.js',
        integrity: 'sha384-x',
        global: 'g',
        chunkGlobal: 'c',
        contract: 1,
        screens: {
          ClassList: {
            js: ['ClassList.js'],
            css: ['ClassList.css'],
            integrity: { 'ClassList.js': 'sha256-y', 'ClassList.css': 'sha256-z' },
            shared: ['@widya/design-system/data-table', 'react'],
          },
        },
        manifest: {
          remote: 'mf-classes',
          contract: 1,
          label: 'Kelas',
          routes: [
            {
              path: '/editor',
              screen: 'ClassList',
              menuKey: 'home',
              emptyMenuGrants: true,
              roles: ['admin'],
              title: 'Daftar Kelas',
            },
          ],
          menu: [],
          tabs: [],
        },
      },
    },
  ],
};

const hrefs = (...visitor: Parameters<typeof preloadsFor>) => preloadsFor(...visitor).map(({ href }) => href);

test('a visitor gets the font only', () => {
  expect(preloadsFor(registry, shell, '/editor')).toEqual([{ href: '/assets/font.woff2', as: 'font' }]);
});

test('nothing of a remote is preloaded before it is known that the account may see it', () => {
  expect(hrefs(registry, shell, '/editor', { signedIn: true })).toEqual(['/assets/app.js']);
});

test('an allowed route preloads its entry, its screen and its styles with their hashes, and the shared files, each once', () => {
  expect(preloadsFor(registry, shell, '/editor/', { signedIn: true, withRemote: true })).toEqual([
    { href: '/assets/app.js', as: 'script' },
    { href: '/remotes/mf-classes/1/remoteEntry.js', as: 'script', integrity: 'sha384-x' },
    { href: '/remotes/mf-classes/1/ClassList.js', as: 'script', integrity: 'sha256-y' },
    { href: '/assets/ds-screen.js', as: 'script' },
    { href: '/assets/ds-common.js', as: 'script' },
    { href: '/remotes/mf-classes/1/ClassList.css', as: 'style', integrity: 'sha256-z' },
  ]);
});

test('a remote with a candidate is not preloaded before it is known which version the account gets', () => {
  const [remote] = registry.remotes;
  if (!remote) throw new Error('no remote');
  const candidate = { build: { ...remote.current, version: '2' }, share: 50, accounts: [], admins: false };
  const staged: Registry = { ...registry, remotes: [{ ...remote, candidate }] };
  expect(hrefs(staged, shell, '/editor', { signedIn: true, withRemote: true })).toEqual(['/assets/app.js']);
});

test('a path without a remote preloads no remote', () => {
  expect(hrefs(registry, shell, '/profile', { signedIn: true, withRemote: true })).not.toContain(
    '/remotes/mf-classes/1/remoteEntry.js',
  );
});
