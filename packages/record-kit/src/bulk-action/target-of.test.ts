import { expect, test } from '@jest/globals';
import { targetOf } from './target-of.ts';

const filter = { tab: 'waiting', q: 'siti' } as const;

test('rows ticked by hand are named, everything found travels as its filters', () => {
  expect(targetOf({ all: false, keys: new Set(['3', '5']) }, filter)).toEqual({ ids: [3, 5] });
  expect(targetOf({ all: true, keys: new Set() }, filter)).toEqual({ filter });
});

test('who is unticked of everything found is left out by name', () => {
  expect(targetOf({ all: true, keys: new Set(['3', '5']) }, filter)).toEqual({ filter, except: [3, 5] });
});
