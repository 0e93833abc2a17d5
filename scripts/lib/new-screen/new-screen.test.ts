import { expect, test } from '@jest/globals';
import { screenNamesOf } from '../../../packages/create-remote/src/names.ts';
import { screenFilesOf } from './files.ts';
import { insertRoute } from './insert-route.ts';
import { withoutScreenType, withScreenType } from './screen-type.ts';

const names = screenNamesOf('laporan-bulanan', 'pnpm new-screen');

test('a new screen has texts, a story and a test', () => {
  expect(Object.keys(screenFilesOf(names, 'mf-commerce'))).toEqual([
    'laporan-bulanan/index.tsx',
    'laporan-bulanan/texts.ts',
    'laporan-bulanan/laporan-bulanan.stories.tsx',
    'laporan-bulanan/laporan-bulanan.test.tsx',
  ]);
});

test('its route is inserted at the end of the list of routes', () => {
  const manifest = "({\n  routes: [\n    { path: '/a' },\n  ],\n  menu: [\n    { path: '/a' },\n  ],\n})";
  expect(insertRoute(manifest, names, '/laporan').split('\n')).toEqual([
    '({',
    '  routes: [',
    "    { path: '/a' },",
    "    { path: '/laporan', screen: 'LaporanBulanan', menuKey: null, emptyMenuGrants: true, roles: ADMINS, title: 'Laporan Bulanan' },",
    '  ],',
    '  menu: [',
    "    { path: '/a' },",
    '  ],',
    '})',
  ]);
  const short = "({ routes: [{ path: '/a[0]' }], menu: [] })";
  expect(insertRoute(short, names, '/b')).toMatch(
    /^\(\{ routes: \[\{ path: '\/a\[0\]' \},\n {4}\{ path: '\/b', .* \},\n {2}\], menu: \[\] \}\)$/,
  );
  expect(() => insertRoute('({ menu: [] })', names, '/laporan')).toThrow('no list of routes');
});

test('its type is inserted in the order of names, and can be removed', () => {
  const screens = 'export interface Screens {\n  readonly Admins: never;\n  readonly Users: never;\n}\n';
  const added = withScreenType(screens, 'LaporanBulanan', '/laporan/:year/:month');
  expect(added).toContain("Admins: never;\n  readonly LaporanBulanan: 'year' | 'month';\n  readonly Users");
  expect(withoutScreenType(added, 'LaporanBulanan')).toBe(screens);
});
