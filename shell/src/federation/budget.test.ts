import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startBudget } from './budget.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a step that ends in time returns its result or its failure', async () => {
  const budget = startBudget(100);
  await expect(budget.within(Promise.resolve(1))).resolves.toBe(1);
  await expect(budget.within(Promise.reject(new Error('no')))).rejects.toThrow('no');
  budget.close();
});

test('a step that hangs ends as a timeout, and so does every later one', async () => {
  const budget = startBudget(100);
  const hanging = expect(budget.within(new Promise(() => undefined))).rejects.toMatchObject({ failure: 'timeout' });
  await jest.advanceTimersByTimeAsync(100);
  await hanging;
  expect(budget.signal.aborted).toBe(true);
  await expect(budget.within(Promise.resolve(1))).rejects.toMatchObject({ failure: 'timeout' });
});

test('a pause that would outlast the budget is not begun', async () => {
  const budget = startBudget(100);
  await expect(budget.pause(200)).rejects.toMatchObject({ failure: 'timeout' });
  const short = budget.pause(50);
  await jest.advanceTimersByTimeAsync(50);
  await expect(short).resolves.toBeUndefined();
  budget.close();
});
