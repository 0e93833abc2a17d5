import { expect, it } from '@jest/globals';
import { isLineSlow, requestTimes } from './line.ts';

it.each([
  [{ connection: { downlink: 1.65 } }, true],
  [{ connection: { downlink: 3 } }, false],
  [{ connection: { downlink: 10 } }, false],
  [{ connection: {} }, true],
  [{}, true],
])('%j: %s', (navigatorLike, slow) => expect(isLineSlow(navigatorLike)).toBe(slow));

it('requests a group when the bytes before it have been transferred', () => {
  expect(requestTimes([100_000, 150_000], { connection: { downlink: 1.6 } })).toEqual([500, 1_250]);
});

it('times nothing on a connection of unknown speed', () => {
  expect(requestTimes([100_000], {})).toEqual([]);
  expect(requestTimes([100_000], { connection: {} })).toEqual([]);
});
