import { expect, it } from '@jest/globals';
import { isLineSlow } from './line.ts';

it.each([
  [{ connection: { downlink: 1.65 } }, true],
  [{ connection: { downlink: 3 } }, false],
  [{ connection: { downlink: 10 } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('%j: %s', (navigatorLike, slow) => expect(isLineSlow(navigatorLike)).toBe(slow));
