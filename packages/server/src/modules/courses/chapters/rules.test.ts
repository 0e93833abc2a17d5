import { describe, expect, it } from '@jest/globals';
import { inOrder, orderedIds, orderHasChanged } from './rules.ts';

describe('the order of chapters (D116)', () => {
  it.each([
    [
      [3, 1, 2],
      [1, 2, 3],
      [3, 1, 2],
    ],
    [[], [1, 2, 3], [1, 2, 3]],
    [
      [2, 9, 2],
      [1, 2, 3],
      [2, 1, 3],
    ],
    [[7, 8], [], []],
  ])('of %j among %j is %j', (sequence, ids, expected) => {
    expect(orderedIds(sequence, ids)).toEqual(expected);
  });

  it('puts rows in it', () => {
    expect(inOrder([5], [{ id: 2 }, { id: 5 }, { id: 1 }]).map(({ id }) => id)).toEqual([5, 1, 2]);
  });

  it.each([
    [[1, 2, 3], [1, 2, 3], false],
    [[1, 2, 3], [3, 1, 2], true],
    [[1, 2], [1, 3, 2], false],
    [[1, 2, 3], [1, 3], false],
  ])('read as %j and now %j: changed %s', (expected, now, changed) => {
    expect(orderHasChanged(expected, now)).toBe(changed);
  });
});
