import { expect, test } from '@jest/globals';
import { targetOf } from './target-of.ts';

const filter = { tab: 'waiting', q: 'siti' } as const;

test('rows selected by hand are sent by id, all found rows as filters', () => {
  expect(targetOf({ all: false, keys: new Set(['3', '5']) }, filter)).toEqual({ ids: [3, 5] });
  expect(targetOf({ all: true, keys: new Set() }, filter)).toEqual({ filter });
});

test('rows deselected among all found rows are excluded by id', () => {
  expect(targetOf({ all: true, keys: new Set(['3', '5']) }, filter)).toEqual({ filter, except: [3, 5] });
});
