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
  expect(requestTimes([100_000, 150_000], 200, { connection: { downlink: 1.6 } })).toEqual([300, 1_050]);
});

it('requests a group at once whose bytes should already have been transferred', () => {
  expect(requestTimes([100_000, 100_000], 700, { connection: { downlink: 1.6 } })).toEqual([0, 300]);
});

it('returns no times for a connection of unknown speed', () => {
  expect(requestTimes([100_000], 0, {})).toEqual([]);
  expect(requestTimes([100_000], 0, { connection: {} })).toEqual([]);
});
