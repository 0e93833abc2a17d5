import { expect, test } from '@jest/globals';
import { hasEnded, streamIsOpen } from './stream-window.ts';

const START = '2026-12-01T02:00:00.000Z';
const END = '2026-12-01T04:30:00.000Z';
const at = (time: string) => Date.parse(`2026-12-01T${time}:00.000Z`);

test('the stream opens two hours before the start and closes with the end', () => {
  expect([at('00:00') - 1, at('00:00'), at('04:30'), at('04:31')].map((now) => streamIsOpen(START, END, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a permanent class is always open and never over', () => {
  expect(streamIsOpen(null, null, at('00:00'))).toBe(true);
  expect(hasEnded(null, at('00:00'))).toBe(false);
});
