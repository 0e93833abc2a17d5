import { expect, test } from '@jest/globals';
import { pageMarks } from './page-marks.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, null, 20]],
  // A gap of a single page shows that page, which takes no more room than the gap.
  [5, 20, [1, 2, 3, 4, 5, 6, 7, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
  [60_000, 120_000, [1, null, 59_998, 59_999, 60_000, 60_001, 60_002, null, 120_000]],
])('page %i of %i shows one page at each end and two around (B-228)', (page, pages, marks) => {
  expect(pageMarks(page, pages)).toEqual(marks);
});
