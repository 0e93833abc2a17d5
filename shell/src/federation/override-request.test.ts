import { afterEach, describe, expect, it, test } from '@jest/globals';
import { isIgnored, openRequest, refusalOf, requestIn } from './override-request.ts';
import { storeOverrides } from './overrides.ts';

const LISTED = ['http://localhost:3101', 'http://localhost:3102', 'https://uji.widya.example'];

afterEach(() => sessionStorage.clear());

test.each([
  ['?remote=mf-classes@http://localhost:3101', { 'mf-classes': 'http://localhost:3101' }],
  ['?remote=mf-classes@http://localhost:3101/x?y', { 'mf-classes': 'http://localhost:3101' }],
  [
    '?remote=mf-a@http://localhost:3101&remote=mf-b@http://localhost:3102',
    { 'mf-a': 'http://localhost:3101', 'mf-b': 'http://localhost:3102' },
  ],
  ['?remote=mf-classes@https://uji.widya.example', { 'mf-classes': 'https://uji.widya.example' }],
])('%s may be requested', (search, requested) => {
  expect(requestIn(search, LISTED)).toEqual({ requested, refused: [] });
});

test.each([
  'mf-classes@http://localhost:3999',
  'mf-classes@http://127.0.0.1:3101',
  'mf-classes@https://localhost:3101',
  'mf-classes@http://localhost:3101@evil.example',
  'mf-classes@http://localhost:3101.evil.example',
  'mf-classes@https://evil.example',
  'mf-classes@javascript:alert(1)',
  'mf-classes@//localhost:3101',
  'mf-classes@null',
  'react@http://localhost:3101',
  'mf-classes',
])('%s is refused', (value) => {
  expect(requestIn(`?remote=${encodeURIComponent(value)}`, LISTED)).toEqual({ requested: {}, refused: [value] });
});

test.each([
  ['mf-classes', 'form'],
  ['react@http://localhost:3101', 'form'],
  ['mf-classes@localhost', 'address'],
  ['mf-classes@//localhost:3101', 'address'],
  ['mf-classes@javascript:alert(1)', 'address'],
  ['mf-classes@http://localhost:3999', 'origin'],
] as const)('%s is refused for its %s', (value, reason) => {
  expect(refusalOf(value)).toBe(reason);
});

test('a page reports an ignored request only when no origin is listed', () => {
  expect(isIgnored('?remote=mf-classes@http://localhost:3101', [])).toBe(true);
  expect(isIgnored('?remote=mf-classes@http://localhost:3101', LISTED)).toBe(false);
  expect(isIgnored('?tab=archive', [])).toBe(false);
});

describe('a request', () => {
  const search = '?remote=mf-classes@http://localhost:3101';

  it('is not read when no origin is listed', () => {
    expect(requestIn(search, [])).toBeNull();
    expect(openRequest(search, [])).toBeNull();
    expect(openRequest('?tab=archive', LISTED)).toBeNull();
  });

  it('needs confirmation until the tab has confirmed exactly that request', () => {
    expect(openRequest(search, LISTED)).not.toBeNull();
    storeOverrides({ 'mf-classes': 'http://localhost:3101' }, LISTED);
    expect(openRequest(search, LISTED)).toBeNull();
    expect(openRequest(search.replace('3101', '3102'), LISTED)).not.toBeNull();
    expect(openRequest(`${search}&remote=mf-a@http://localhost:3101`, LISTED)).not.toBeNull();
  });

  it.each(['ya=1', 'confirm=1', 'run=true', 'remote=jalankan'])(
    'cannot be agreed to by the address itself: %s',
    (more) => {
      expect(openRequest(`${search}&${more}`, LISTED)).not.toBeNull();
    },
  );
});
