import { expect, it } from '@jest/globals';
import { defaultFinish } from './live-stream-finish.ts';

it.each([
  ['2026-11-22T03:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['2026-11-22T03:00:01.000Z', '2026-11-22T05:05:00.000Z'],
  ['2026-11-22T21:58:00.000Z', '2026-11-23T00:00:00.000Z'],
])('from %s a broadcast ends at %s', (now, end) => {
  expect(defaultFinish(new Date(now)).toISOString()).toBe(end);
});
