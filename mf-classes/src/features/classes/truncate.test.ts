import { expect, test } from '@jest/globals';
import { NOTE_LENGTH, truncate } from './truncate.ts';

test('leaves a text of exactly the length unchanged and truncates a longer one', () => {
  expect(truncate('a'.repeat(NOTE_LENGTH), NOTE_LENGTH)).toBe('a'.repeat(35));
  expect(truncate('a'.repeat(36), NOTE_LENGTH)).toBe(`${'a'.repeat(35)}…`);
});

test('neither splits an emoji nor leaves a space before the ellipsis', () => {
  expect(truncate('👩‍🏫👩‍🏫👩‍🏫', 2)).toBe('👩‍🏫👩‍🏫…');
  expect(truncate('Konfirmasi ulang', 11)).toBe('Konfirmasi…');
});
