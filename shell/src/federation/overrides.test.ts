import { afterEach, expect, test } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { fetchOverride, forgetOverrides, overridden, readOverrides, storeOverrides } from './overrides.ts';
import { buildOf, remoteOf, versionOf } from './testing/builds.ts';

afterEach(() => {
  sessionStorage.clear();
  unstubAllGlobals();
});

const LISTED = ['http://localhost:3101', 'https://uji.widya.example'];
const AGREED = { 'mf-classes': 'http://localhost:3101' };

test('an override lasts as long as the tab, beside earlier ones', () => {
  storeOverrides(AGREED, LISTED);
  storeOverrides({ 'mf-commerce': 'https://uji.widya.example' }, LISTED);
  expect(readOverrides(LISTED)).toEqual({ ...AGREED, 'mf-commerce': 'https://uji.widya.example' });
  forgetOverrides();
  expect(readOverrides(LISTED)).toEqual({});
});

test.each([
  JSON.stringify({ 'mf-classes': 'https://evil.example' }),
  JSON.stringify({ 'mf-classes': 'http://localhost:3999' }),
  JSON.stringify({ 'mf-classes': 3101 }),
  'no json',
])('the stored override is validated again: %s', (text) => {
  sessionStorage.setItem('widya:remote', text);
  expect(readOverrides(LISTED)).toEqual({});
});

test('a confirmed override is ignored once overrides are off', () => {
  storeOverrides(AGREED, LISTED);
  expect(readOverrides([])).toEqual({});
});

test('a development server describes its build; its address wins over the description', async () => {
  stubGlobal('fetch', async () => Response.json(versionOf('dev', { baseUrl: '/elsewhere/', integrity: 'sha384-x' })));
  expect(await fetchOverride('http://localhost:3101')).toMatchObject({
    baseUrl: 'http://localhost:3101/',
    integrity: null,
  });
  stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchOverride('http://localhost:3101')).rejects.toThrow('404');
});

test('the published version is never shown instead of an unreachable override', () => {
  const published = remoteOf(versionOf('v1', { integrity: 'sha384-x' }), buildOf('v0'));
  const down = overridden(published, 'http://localhost:3101', null);
  expect(down.current).toMatchObject({
    baseUrl: 'http://localhost:3101/',
    integrity: null,
    version: 'v1@http://localhost:3101',
  });
  expect(down.previous).toBeNull();
});
