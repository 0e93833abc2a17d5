import { expect, it } from '@jest/globals';
import { parseTimeText } from './parse-time.ts';

it.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['21:05 WIB', '21:05'],
  ['24:00', null],
  ['9:60', null],
  ['pagi', null],
])('reads the time %j as %j', (text, time) => {
  expect(parseTimeText(text)).toBe(time);
});
