import { expect, test } from 'vitest';
import { targetOf, withoutExceptions } from './bulk-request.ts';

const filter = { tab: 'waiting', q: 'siti' } as const;

test('rows ticked by hand are named, everything found travels as its filters', () => {
  expect(targetOf({ all: false, keys: new Set(['3', '5']) }, filter)).toEqual({ ids: [3, 5] });
  expect(targetOf({ all: true, keys: new Set() }, filter)).toEqual({ filter });
});

test('unticking one of everything found leaves the others of the page', () => {
  const everything = { all: true, keys: new Set<string>() };
  expect(withoutExceptions(everything, ['3', '5'])).toBe(everything);
  expect(withoutExceptions({ all: true, keys: new Set(['3']) }, ['3', '5'])).toEqual({
    all: false,
    keys: new Set(['5']),
  });
});
