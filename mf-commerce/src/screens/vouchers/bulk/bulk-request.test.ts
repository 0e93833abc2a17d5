import { expect, test } from '@jest/globals';
import { targetOf } from './bulk-request.ts';

const filter = { tab: 'active', batch_id: 'angkatan-1' } as const;

test('rows ticked by hand are named, everything found travels as its filters', () => {
  expect(targetOf({ all: false, keys: new Set(['A', 'B']) }, filter)).toEqual({ codes: ['A', 'B'] });
  expect(targetOf({ all: true, keys: new Set() }, filter)).toEqual({ filter });
});

test('what is unticked of everything found is left out by name', () => {
  expect(targetOf({ all: true, keys: new Set(['A', 'B']) }, filter)).toEqual({ filter, except: ['A', 'B'] });
});
