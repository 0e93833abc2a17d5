import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { NotedWorker } from '../../../testing/noted-worker.ts';
import { usePreparedDrawing } from './use-prepared-drawing.ts';

beforeEach(() => {
  stubGlobal('Worker', NotedWorker);
  stubGlobal('fetch', async () => new Response(new Uint8Array([1])));
});
afterEach(() => {
  unstubAllGlobals();
  NotedWorker.all.length = 0;
});

/** Prepares the drawing as an open dialog does, and waits until the first worker received its setup. */
async function open() {
  const hook = renderHook(() => usePreparedDrawing(CLASS_DEFAULTS));
  act(() => hook.result.current.prepare());
  await waitFor(() => expect(NotedWorker.at(0).kinds).toEqual(['warm', 'setup']));
  return hook;
}
const sayReady = () => {
  for (const worker of NotedWorker.all) worker.say({ kind: 'ready' });
};
const isTerminated = () => NotedWorker.all.map((worker) => worker.isTerminated);

describe('what draws a batch', () => {
  it('is made ready once, and handed to whoever begins, who closes it', async () => {
    const { result, unmount } = await open();
    const count = NotedWorker.all.length;
    act(() => result.current.prepare());
    const taken = result.current.take();
    sayReady();
    const drawers = await taken;
    expect(NotedWorker.all).toHaveLength(count);
    unmount();
    expect(isTerminated()).toEqual(NotedWorker.all.map(() => false));
    drawers?.close();
    expect(isTerminated()).toEqual(NotedWorker.all.map(() => true));
  });

  it('is stopped when nothing is begun', async () => {
    const { result } = await open();
    sayReady();
    act(() => result.current.discard());
    await waitFor(() => expect(isTerminated()).toEqual(NotedWorker.all.map(() => true)));
    expect(result.current.take()).toBeNull();
  });

  it('is not kept when it could not be made ready', async () => {
    const { result } = await open();
    NotedWorker.at(0).say({ kind: 'failed', key: null, reason: 'Huruf tidak dapat dibaca' });
    await waitFor(() => expect(result.current.take()).toBeNull());
  });
});
