import { expect, it } from '@jest/globals';
import { typedCode } from './typed-code.ts';

it('reads a code as people type it from paper, and refuses what can be none', () => {
  expect(typedCode(' abcde-fghjk ')).toBe('ABCDEFGHJK');
  expect(typedCode('ABCDE FGHJK')).toBe('ABCDEFGHJK');
  expect([typedCode(''), typedCode('abc'), typedCode('x'.repeat(21))]).toEqual([null, null, null]);
});
