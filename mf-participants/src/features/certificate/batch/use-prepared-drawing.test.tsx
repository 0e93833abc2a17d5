import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { FakeWorker } from '../../../testing/fake-worker.ts';
import { usePreparedDrawing } from './use-prepared-drawing.ts';

beforeEach(() => {
  stubGlobal('Worker', FakeWorker);
  stubGlobal('fetch', async () => new Response(new Uint8Array([1])));
});
afterEach(() => {
  unstubAllGlobals();
  FakeWorker.all.length = 0;
});

/** Prepares the drawing as an open dialog does, and waits until the first worker received its setup. */
async function open() {
  const hook = renderHook(() => usePreparedDrawing(CLASS_DEFAULTS));
  act(() => hook.result.current.prepare());
  await waitFor(() => expect(FakeWorker.at(0).kinds).toEqual(['warm', 'setup']));
  return hook;
}
const reportReady = () => {
  for (const worker of FakeWorker.all) worker.emit({ kind: 'ready' });
};
const isTerminated = () => FakeWorker.all.map((worker) => worker.isTerminated);

describe('the worker pool of a batch', () => {
  it('is prepared once, and taken over by the batch, which closes it', async () => {
    const { result, unmount } = await open();
    const count = FakeWorker.all.length;
    act(() => result.current.prepare());
    const taken = result.current.take();
    reportReady();
    const pool = await taken;
    expect(FakeWorker.all).toHaveLength(count);
    unmount();
    expect(isTerminated()).toEqual(FakeWorker.all.map(() => false));
    pool?.close();
    expect(isTerminated()).toEqual(FakeWorker.all.map(() => true));
  });

  it('is stopped when no batch starts', async () => {
    const { result } = await open();
    reportReady();
    act(() => result.current.discard());
    await waitFor(() => expect(isTerminated()).toEqual(FakeWorker.all.map(() => true)));
    expect(result.current.take()).toBeNull();
  });

  it('is discarded when it cannot be prepared', async () => {
    const { result } = await open();
    FakeWorker.at(0).emit({ kind: 'failed', key: null, reason: 'Huruf tidak dapat dibaca' });
    await waitFor(() => expect(result.current.take()).toBeNull());
  });
});
