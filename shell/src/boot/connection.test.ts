import { expect, it } from '@jest/globals';
import { isConnectionSlow, requestTimes } from './connection.ts';

it.each([
  [{ connection: { downlink: 1.65 } }, true],
  [{ connection: { downlink: 3 } }, false],
  [{ connection: { downlink: 10 } }, false],
  [{ connection: {} }, true],
  [{}, true],
])('%j: %s', (navigatorLike, slow) => expect(isConnectionSlow(navigatorLike)).toBe(slow));

it('requests a group when the bytes before it have been transferred', () => {
  expect(requestTimes([100_000, 150_000], { connection: { downlink: 1.6 } })).toEqual([500, 1_250]);
});

it('returns no times for a connection of unknown speed', () => {
  expect(requestTimes([100_000], {})).toEqual([]);
  expect(requestTimes([100_000], { connection: {} })).toEqual([]);
});
