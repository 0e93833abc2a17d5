import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const chosen = { all: false, keys: new Set(['A', 'B']) };

test('a choice lasts while the filters find the same rows, and starts anew with others', () => {
  const { result, rerender } = renderHook(useSelection, { initialProps: { q: 'mitra' } });
  act(() => result.current.choose(chosen));
  rerender({ q: 'mitra' });
  expect(result.current.selection).toEqual(chosen);
  rerender({ q: 'lain' });
  expect(result.current.selection).toEqual({ all: false, keys: new Set() });
});

test('a row that is gone leaves the choice, the others stay', () => {
  const { result } = renderHook(useSelection, { initialProps: {} });
  act(() => result.current.choose(chosen));
  act(() => result.current.forget('A'));
  expect(result.current.selection).toEqual({ all: false, keys: new Set(['B']) });
});
