import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAction } from './use-action.ts';

test('two presses start one write', async () => {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((done) => (finish = done)));
  const { result } = renderHook(() => useAction(work));
  await act(async () => {
    void result.current.run();
    void result.current.run();
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(true);
  await act(async () => finish());
  expect(result.current.busy).toBe(false);
});

test('keeps the failure until the next run', async () => {
  const refusal = new Error('no');
  const work = jest.fn(async () => {}).mockRejectedValueOnce(refusal);
  const { result } = renderHook(() => useAction(work));
  await act(async () => expect(await result.current.run()).toBe(false));
  expect(result.current.failure).toBe(refusal);
  await act(async () => expect(await result.current.run()).toBe(true));
  expect(result.current.failure).toBeNull();
});
