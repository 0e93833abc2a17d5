import { expect, test } from '@jest/globals';
import { cutNote } from './cut-note.ts';

test('cuts after 35 characters and adds an ellipsis', () => {
  expect(cutNote('a'.repeat(35))).toBe('a'.repeat(35));
  expect(cutNote('a'.repeat(36))).toBe(`${'a'.repeat(35)}…`);
});

test('counts what a reader sees', () => {
  expect(cutNote('👩‍🏫'.repeat(35))).toBe('👩‍🏫'.repeat(35));
});
