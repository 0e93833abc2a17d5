import { expect, test } from '@jest/globals';
import { deprecatedExports } from './deprecated-exports.ts';

test('only the mark right before an export deprecates it', () => {
  const source = `
/** Ours. @deprecated */
const inner = 1;
/**
 * Shows a badge.
 * @deprecated since 0.2.0; use Tag,
 *   which is smaller
 */
export function Badge() {}
/** Stays. */
export const Tag = inner;
/** @deprecated since 0.3.0; use Tag */
export const Chip = 1;
`;
  expect(deprecatedExports(source)).toEqual({
    Badge: 'since 0.2.0; use Tag, which is smaller',
    Chip: 'since 0.3.0; use Tag',
  });
});
