import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const chosen = { all: false, keys: new Set(['A', 'B']) };

test('the selection is kept while the filters stay the same, and cleared with other filters', () => {
  const { result, rerender } = renderHook(useSelection, { initialProps: { q: 'mitra' } });
  act(() => result.current.choose(chosen));
  rerender({ q: 'mitra' });
  expect(result.current.selection).toEqual(chosen);
  rerender({ q: 'lain' });
  expect(result.current.selection).toEqual({ all: false, keys: new Set() });
});

test('a deleted row leaves the selection, the others stay', () => {
  const { result } = renderHook(useSelection, { initialProps: {} });
  act(() => result.current.choose(chosen));
  act(() => result.current.forget('A'));
  expect(result.current.selection).toEqual({ all: false, keys: new Set(['B']) });
});
