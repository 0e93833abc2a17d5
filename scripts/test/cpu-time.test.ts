import { expect, it } from '@jest/globals';
import { parseStat } from './cpu-time.ts';

it('reads the times of a process whose name contains brackets and blanks', () => {
  const line = '42 (a ) b) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 300 100 20 0 1 0 1 1 1';
  expect(parseStat(line)).toEqual({ parent: 7, own: 2, waitedFor: 4 });
});
