import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { limitConnections } from './connection-limit.ts';

const SLOW_MS = 5_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const reply = (limit: ReturnType<typeof limitConnections>, ms: number) => {
  const onReply = limit.awaitReply();
  jest.advanceTimersByTime(ms);
  onReply();
};

it('allows one mail more with each quick reply, up to the most', () => {
  const limit = limitConnections(3, SLOW_MS);
  const seen = [limit.current()];
  for (let n = 0; n < 4; n += 1) {
    reply(limit, SLOW_MS - 1);
    seen.push(limit.current());
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
});

it('allows one mail as soon as a reply is slow, and more after a quick one', () => {
  const limit = limitConnections(3, SLOW_MS);
  for (let n = 0; n < 3; n += 1) reply(limit, 0);
  const onReply = limit.awaitReply();
  jest.advanceTimersByTime(SLOW_MS);
  expect(limit.current()).toBe(1);
  onReply();
  expect(limit.current()).toBe(1);
  reply(limit, 300);
  expect(limit.current()).toBe(2);
});
