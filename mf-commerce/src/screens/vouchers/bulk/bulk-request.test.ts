import { expect, test } from '@jest/globals';
import { targetOf } from './bulk-request.ts';

const filter = { tab: 'active', batch_id: 'angkatan-1' } as const;

test('sends individually selected rows as codes, and all results as their filters', () => {
  expect(targetOf({ all: false, keys: new Set(['A', 'B']) }, filter)).toEqual({ codes: ['A', 'B'] });
  expect(targetOf({ all: true, keys: new Set() }, filter)).toEqual({ filter });
});

test('sends the deselected rows of all results as exceptions', () => {
  expect(targetOf({ all: true, keys: new Set(['A', 'B']) }, filter)).toEqual({ filter, except: ['A', 'B'] });
});
