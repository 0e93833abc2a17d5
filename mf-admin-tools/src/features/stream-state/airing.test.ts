import { expect, test } from '@jest/globals';
import { endsIn, hasEnded, isOnAir } from './airing.ts';

const NOW = Date.parse('2026-11-22T03:00:00.000Z');
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

test('an active stream is on air until its end, one without an end for ever, an inactive one never', () => {
  expect(isOnAir({ active: 1, stream_finish: after(1) }, NOW)).toBe(true);
  expect(isOnAir({ active: 1, stream_finish: after(0) }, NOW)).toBe(false);
  expect(isOnAir({ active: 1, stream_finish: null }, NOW)).toBe(true);
  expect(isOnAir({ active: 0, stream_finish: after(1) }, NOW)).toBe(false);
  expect(hasEnded(null, NOW)).toBe(false);
});

test('the last half hour is counted down', () => {
  expect(endsIn({ active: 1, stream_finish: after(30) }, NOW)).toBe(30);
  expect(endsIn({ active: 1, stream_finish: after(0.2) }, NOW)).toBe(1);
  expect(endsIn({ active: 1, stream_finish: after(31) }, NOW)).toBeNull();
  expect(endsIn({ active: 1, stream_finish: after(-1) }, NOW)).toBeNull();
  expect(endsIn({ active: 0, stream_finish: after(5) }, NOW)).toBeNull();
  expect(endsIn({ active: 1, stream_finish: null }, NOW)).toBeNull();
});
