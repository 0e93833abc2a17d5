import { afterEach, expect, test } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { fetchOverride, overridden, overridesIn, readOverrides } from './overrides.ts';
import { buildOf, remoteOf, versionOf } from './testing/builds.ts';

afterEach(() => {
  sessionStorage.clear();
  unstubAllGlobals();
});

test.each([
  ['?remote=mf-classes@http://localhost:3101', { 'mf-classes': 'http://localhost:3101' }],
  ['?remote=mf-classes@http://127.0.0.1:3101/x?y', { 'mf-classes': 'http://127.0.0.1:3101' }],
  [
    '?remote=mf-a@http://localhost:1&remote=mf-b@http://localhost:2',
    { 'mf-a': 'http://localhost:1', 'mf-b': 'http://localhost:2' },
  ],
  ['?remote=mf-classes@https://preview.widya.example', { 'mf-classes': 'https://preview.widya.example' }],
  ['?remote=mf-classes@https://evil.example', {}],
  ['?remote=mf-classes@http://localhost.evil.example', {}],
  ['?remote=mf-classes@javascript:alert(1)', {}],
  ['?remote=mf-classes@//localhost', {}],
  ['?remote=react@http://localhost:3101', {}],
  ['?remote=mf-classes', {}],
  ['', {}],
])('%s', (search, expected) => {
  expect(overridesIn(search, ['https://preview.widya.example'])).toEqual(expected);
});

test('an override lasts as long as the tab; what lies in storage is checked again', () => {
  readOverrides('?remote=mf-classes@http://localhost:3101');
  expect(readOverrides('')).toEqual({ 'mf-classes': 'http://localhost:3101' });
  sessionStorage.setItem('widya:remote', JSON.stringify({ 'mf-classes': 'https://evil.example' }));
  expect(readOverrides('')).toEqual({});
  sessionStorage.setItem('widya:remote', 'no json');
  expect(readOverrides('')).toEqual({});
});

test('a development server says what it serves; its address wins over what it says', async () => {
  stubGlobal('fetch', async () => Response.json(versionOf('dev', { baseUrl: '/elsewhere/', integrity: 'sha384-x' })));
  expect(await fetchOverride('http://localhost:3101')).toMatchObject({
    baseUrl: 'http://localhost:3101/',
    integrity: null,
  });
  stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchOverride('http://localhost:3101')).rejects.toThrow('404');
});

test('what is published is never shown in place of an override that is down', () => {
  const published = remoteOf(versionOf('v1', { integrity: 'sha384-x' }), buildOf('v0'));
  const down = overridden(published, 'http://localhost:3101', null);
  expect(down.current).toMatchObject({
    baseUrl: 'http://localhost:3101/',
    integrity: null,
    version: 'v1@http://localhost:3101',
  });
  expect(down.previous).toBeNull();
});
