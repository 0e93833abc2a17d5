import { expect, it } from '@jest/globals';
import { EVERYTHING, isSelected, NOTHING, pageState, rangeBetween, selectedCount, setSelected } from './selection.ts';

it('selects single rows and keeps them across pages', () => {
  const first = setSelected(NOTHING, ['a', 'b'], true);
  const second = setSelected(first, ['z'], true);
  expect([...second.keys]).toEqual(['a', 'b', 'z']);
  expect(selectedCount(second, 3214)).toBe(3);
  expect(pageState(second, ['a', 'b'])).toBe('all');
  expect(pageState(second, ['a', 'c'])).toBe('some');
  expect(pageState(second, ['c', 'd'])).toBe('none');
});

it('selects all matching rows except the deselected ones', () => {
  const less = setSelected(EVERYTHING, ['a'], false);
  expect(selectedCount(less, 3214)).toBe(3213);
  expect(isSelected(less, 'a')).toBe(false);
  expect(isSelected(less, 'never-seen')).toBe(true);
  expect(selectedCount(setSelected(less, ['a'], true), 3214)).toBe(3214);
});

it('finds a range in either direction', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect(rangeBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(keys, 'elsewhere', 'c')).toEqual(['c']);
});
