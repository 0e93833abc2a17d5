import { expect, test } from '@jest/globals';
import { truncateNote } from './truncate-note.ts';

test('truncates after 35 characters and adds an ellipsis', () => {
  expect(truncateNote('a'.repeat(35))).toBe('a'.repeat(35));
  expect(truncateNote('a'.repeat(36))).toBe(`${'a'.repeat(35)}…`);
});

test('counts what a reader sees', () => {
  expect(truncateNote('👩‍🏫'.repeat(35))).toBe('👩‍🏫'.repeat(35));
});
