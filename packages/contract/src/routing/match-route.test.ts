import { describe, expect, test } from '@jest/globals';
import type { RemoteRoute } from './manifest.ts';
import { compareSpecificity, matchPath, matchPattern, matchRoute } from './match-route.ts';
import type { RegistryRemote } from './registry.ts';

const route = (path: `/${string}`, screen: string): RemoteRoute => ({
  path,
  screen,
  menuKey: null,
  emptyMenuGrants: true,
  roles: ['admin'],
  title: screen,
});

const remote = (name: string, routes: readonly RemoteRoute[]): RegistryRemote => ({
  name,
  previous: null,
  current: {
    version: '1',
    baseUrl: `/remotes/${name}/1/`,
    entry: 'remoteEntry.js',
    integrity: null,
    global: name,
    chunkGlobal: `chunk_${name}`,
    contract: 1,
    screens: {},
    manifest: { remote: name, contract: 1, label: name, routes, menu: [], tabs: [] },
  },
});

describe('matchPath', () => {
  test.each([
    ['/editor', '/editor', {}],
    ['/editor', '/editor/', {}],
    ['/editor', '/editor//', {}],
    ['/', '/', {}],
    ['/editor/email/:event_url', '/editor/email/AB-2', { event_url: 'AB-2' }],
    ['/editor/email/:event_url', '/editor/email/a%20b%2Fc', { event_url: 'a b/c' }],
    [
      '/editor/syllabus/:event_url/:syllabus_id/manage',
      '/editor/syllabus/7/9/manage',
      { event_url: '7', syllabus_id: '9' },
    ],
  ])('%s answers to %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  test.each([
    ['/editor', '/editor/x'],
    ['/editor', '/'],
    ['/editor', '/Editor'],
    ['/', '/editor'],
    ['/editor/email/:event_url', '/editor/email'],
    ['/editor/email/:event_url', '/editor/email/a/b'],
    ['/editor/email/:event_url', '/editor/email/%E0%A4%A'],
  ])('%s does not answer to %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull();
  });
});

test('fixed segments come before parameters, whatever the order of the list', () => {
  expect(matchPattern(['/editor/:a', '/editor/instructor'], '/editor/instructor')).toBe('/editor/instructor');
  expect(matchPattern(['/editor/instructor', '/editor/:a'], '/editor/other')).toBe('/editor/:a');
  expect(matchPattern(['/:event_url/register', '/editor/:a'], '/editor/register')).toBe('/editor/:a');
  expect(matchPattern(['/editor'], '/nothing')).toBeNull();
  expect(compareSpecificity('/a/b', '/a/:x')).toBeLessThan(0);
});

test('a route is found in whichever remote has it, with its parameters', () => {
  const remotes = [
    remote('mf-a', [route('/editor/instructor/:event_url', 'ClassInstructors'), route('/editor', 'ClassList')]),
    remote('mf-b', [route('/editor/instructor', 'Instructors')]),
  ];
  expect(matchRoute(remotes, '/editor/instructor/')?.route.screen).toBe('Instructors');
  const match = matchRoute(remotes, '/editor/instructor/ABC234');
  expect(match?.remote.name).toBe('mf-a');
  expect(match?.params).toEqual({ event_url: 'ABC234' });
  expect(matchRoute(remotes, '/editor/unknown/x/y')).toBeNull();
});
