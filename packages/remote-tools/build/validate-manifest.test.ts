import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RemoteManifest, RemoteRoute, SearchPage, SearchSource } from '@widya/contract/routing/manifest';
import { validateTogether } from '@widya/releases/validate-together';
import { screenFolder } from './screen-folder.ts';
import { validateManifest } from './validate-manifest.ts';

const route: RemoteRoute = {
  path: '/editor',
  screen: 'ClassList',
  menuKey: 'home',
  emptyMenuGrants: true,
  roles: ['admin'],
  title: 'Daftar Kelas',
};
const good: RemoteManifest = {
  remote: 'mf-classes',
  contract: 1,
  label: 'Kelas',
  routes: [route],
  menu: [{ path: '/editor', label: 'Kelas', icon: 'calendar-days', group: 'Pembelajaran', order: 10, menuKey: 'home' }],
  tabs: [],
};
const routes = (...changes: readonly Partial<RemoteRoute>[]) => ({
  ...good,
  routes: changes.map((change) => ({ ...route, ...change })),
});
const source: SearchSource = {
  label: 'Kelas',
  icon: 'calendar-days',
  order: 10,
  endpoint: '/v1/class',
  query: { tab: 'upcoming' },
  fields: ['name', 'topic.name'],
  open: [{ path: '/editor/visitors/:topic.code', roles: ['admin'] }, { path: '/editor?q=:code' }],
  menuKey: 'home',
};
const search = (change: Partial<SearchSource>) => ({ ...good, search: [{ ...source, ...change }] });
const page: SearchPage = { path: '/editor?panel=topik', label: 'Kelola Topik', icon: 'tag', menuKey: 'home' };
const searchPages = (change: Partial<SearchPage>) => ({ ...good, searchPages: [{ ...page, ...change }] });

let dir = '';
beforeAll(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'mf-classes');
  mkdirSync(path.join(dir, 'src/screens/class-list'), { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: '@widya/mf-classes' }));
  writeFileSync(path.join(dir, 'src/screens/class-list/index.tsx'), '');
});
afterAll(() => rmSync(path.dirname(dir), { recursive: true }));

describe('one manifest', () => {
  test('a valid one is returned unchanged', () => {
    expect(validateManifest(good, dir)).toEqual(good);
  });
  test('one with search sources is returned unchanged (D233)', () => {
    const searched = { ...search({}), searchPages: [page] };
    expect(validateManifest(searched, dir)).toEqual(searched);
  });

  test.each([
    ['an unknown menu key', routes({ menuKey: 'rumah' as 'home' }), /menuKey/],
    ['a path without its slash', routes({ path: 'editor' as '/editor' }), /path/],
    ['a slash at the end', routes({ path: '/editor/' }), /no slash at its end/],
    ['a screen not in PascalCase', routes({ screen: 'class-list' }), /PascalCase/],
    ['no roles', routes({ roles: [] }), /roles/],
    ['a role nobody has', routes({ roles: ['owner' as 'admin'] }), /roles/],
    ['a field nobody reads', { ...good, colour: 'red' }, /colour/],
    ['another contract', { ...good, contract: 2 }, /contract/],
    ['no route', { ...good, routes: [] }, /routes/],
    ['nothing', undefined, /object/],
    ['a screen without a folder', routes({ screen: 'ClassDetail' }), /ClassDetail has no src\/screens\/class-detail/],
    ['a screen with two routes', routes({}, { path: '/other' }), /ClassList has two routes/],
    ['two patterns for the same addresses', routes({ path: '/a/:x' }, { path: '/a/:y' }), /path \/a\/: twice/],
    [
      'a menu line that leads nowhere',
      { ...good, menu: [{ ...good.menu[0], path: '/nowhere' }] },
      /leads to \/nowhere/,
    ],
    ['an icon that is no name', { ...good, menu: [{ ...good.menu[0], icon: 'CalendarDays' }] }, /lucide/],
    ['the name of another remote', { ...good, remote: 'mf-commerce' }, /it says it is mf-commerce/],
    [
      'a first query outside the API',
      routes({ firstQuery: { path: '/v3/x' as '/v1/x', query: {}, fromUrl: [] } }),
      /\/v1\//,
    ],
    ['a search outside the API', search({ endpoint: '/editor' as '/v1/x' }), /\/v1\//],
    ['a search without a field', search({ fields: [] as unknown as ['name'] }), /fields/],
    ['a field that the API cannot name', search({ fields: ['Name!'] }), /a field is named/],
    ['a search whose rows open nowhere', search({ open: [] as unknown as SearchSource['open'] }), /open/],
    ['a row that opens at no address', search({ open: [{ path: '/a b?q=:code' }] }), /an address is a path/],
    ['a search with an unknown key', search({ menuKey: 'rumah' as 'home' }), /menuKey/],
    ['a search without its key', search({ menuKey: null as unknown as 'home' }), /menuKey/],
    ['a search for nobody', search({ roles: [] }), /roles/],
    ['a search with a field nobody reads', { ...good, search: [{ ...source, colour: 'red' }] }, /colour/],
    ['a page without a name', searchPages({ label: ' ' }), /label/],
    ['a page with an unknown key', searchPages({ menuKey: 'rumah' as 'home' }), /menuKey/],
    ['a page that is no address', searchPages({ path: 'editor' as '/editor' }), /path/],
    ['a page with an icon that is no name', searchPages({ icon: 'Tag' }), /lucide/],
  ])('%s is refused with a message', (_, manifest, message) => {
    expect(() => validateManifest(manifest, dir)).toThrow(message);
  });
});

describe('all manifests together', () => {
  const other = (change: Partial<RemoteRoute>): RemoteManifest => ({
    ...good,
    remote: 'mf-other',
    routes: [{ ...route, path: '/editor/other', screen: 'Other', ...change }],
  });

  test('different paths and screens are valid', () => {
    expect(() => validateTogether([good, other({})])).not.toThrow();
  });
  test.each([
    ['the same path in two remotes', other({ path: '/editor' }), /path \/editor is taken twice/],
    ['the same screen in two remotes', other({ screen: 'ClassList' }), /screen ClassList exists twice/],
    ['a path of the shell', other({ path: '/profile' }), /path \/profile is taken twice/],
    ['a page of participants', other({ path: '/daftar/semua' }), /path \/daftar\/semua begins like a page of part/],
    [
      'an address that events can have (D252)',
      other({ path: '/laporan/:code' }),
      /path \/laporan\/:code begins like the addr/,
    ],
    [
      'an address of any event (D252)',
      other({ path: '/:code/laporan' }),
      /path \/:code\/laporan begins like the address/,
    ],
  ])('%s is refused', (_, second, message) => {
    expect(() => validateTogether([good, second])).toThrow(message);
  });
});

test('the folder of a screen is its name in kebab-case', () => {
  expect(screenFolder('ClassList')).toBe('class-list');
  expect(screenFolder('OTPLogin')).toBe('otp-login');
  expect(screenFolder('Admins')).toBe('admins');
});
