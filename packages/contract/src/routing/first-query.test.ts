import { expect, test } from '@jest/globals';
import { canonicalUrl } from './canonical-url.ts';
import { firstQueryUrl } from './first-query.ts';
import type { FirstQuery } from './manifest.ts';

const list: FirstQuery = {
  path: '/v1/class',
  query: { tab: 'upcoming', page: '1', per_page: '10' },
  fromUrl: ['tab', 'page', 'q'],
};

test('the canonical form is independent of the order, and has no empty values', () => {
  expect(canonicalUrl('/v1/class', { page: 2, q: '', tab: 'archive', hidden: null, x: undefined, all: false })).toBe(
    '/v1/class?all=false&page=2&tab=archive',
  );
  expect(canonicalUrl('/v1/topics')).toBe('/v1/topics');
  expect(canonicalUrl('/v1/class', { q: 'a b&c' })).toBe('/v1/class?q=a+b%26c');
});

test('defaults of the manifest are overridden by the parameters that the address may set', () => {
  expect(firstQueryUrl(list, {}, '')).toBe('/v1/class?page=1&per_page=10&tab=upcoming');
  expect(firstQueryUrl(list, {}, '?page=3&q=menulis&utm=x&tab=')).toBe(
    '/v1/class?page=3&per_page=10&q=menulis&tab=upcoming',
  );
});

test('parameters of the route go into the path, encoded; without them there is no request', () => {
  const one: FirstQuery = { path: '/v1/class/:event_url', query: {}, fromUrl: [] };
  expect(firstQueryUrl(one, { event_url: 'a/b' }, '')).toBe('/v1/class/a%2Fb');
  expect(firstQueryUrl(one, {}, '')).toBeNull();
});
