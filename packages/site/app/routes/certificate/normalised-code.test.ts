import { expect, it } from '@jest/globals';
import { normalisedCode } from './normalised-code.ts';

it('reads a code as people type it from paper, and refuses what can be none', () => {
  expect(normalisedCode(' abcde-fghjk ')).toBe('ABCDEFGHJK');
  expect(normalisedCode('ABCDE FGHJK')).toBe('ABCDEFGHJK');
  expect([normalisedCode(''), normalisedCode('abc'), normalisedCode('x'.repeat(21))]).toEqual([null, null, null]);
});
