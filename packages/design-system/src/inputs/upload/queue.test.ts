import { expect, it, jest } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { createUploadQueue, type Upload } from './queue.ts';
import type { SendFile } from './types.ts';

const file = (name: string) => new File(['isi'], name);

function open(send: SendFile<string>, check: (file: File) => string | null = () => null) {
  let uploads: readonly Upload<string>[] = [];
  const onDone = jest.fn();
  const queue = createUploadQueue<string>({
    send,
    check,
    onDone,
    onChange: (next) => {
      uploads = next;
    },
  });
  const states = () => uploads.map((upload) => upload.state);
  return { queue, onDone, states, at: (index: number) => uploads[index] as Upload<string> };
}

/** Returns a `send` whose uploads end when the test calls `done` or `fail`. */
function pendingSends() {
  const open: { done: (result: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const send: SendFile<string> = (_, { signal }) =>
    new Promise((done, fail) => {
      open.push({ done, fail, signal });
    });
  return { open, send };
}

it('sends two at a time and reports each finished upload', async () => {
  const { open: sends, send } = pendingSends();
  const { queue, states, onDone } = open(send);
  queue.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sends[0]?.done('/a');
  await eventually(() => expect(states()).toEqual(['done', 'sending', 'sending']));
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ result: '/a', progress: 1 }));
});

it('never sends refused files', () => {
  const send = jest.fn<SendFile<string>>();
  const { queue, states, at } = open(send, () => 'File ini kosong.');
  queue.add([file('a')]);
  expect(states()).toEqual(['refused']);
  expect(at(0).reason).toBe('File ini kosong.');
  expect(send).not.toHaveBeenCalled();
});

it('cancels one upload, continues with the next, and retries', async () => {
  const { open: sends, send } = pendingSends();
  const { queue, states, at } = open(send);
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(at(0).id);
  expect(sends[0]?.signal.aborted).toBe(true);
  expect(sends[0]?.signal.reason.cause).toBeUndefined();
  expect(states()).toEqual(['cancelled', 'sending', 'sending']);
  sends[1]?.fail(new Error('Server penuh.'));
  await eventually(() => expect(states()).toEqual(['cancelled', 'failed', 'sending']));
  expect(at(1).reason).toBe('Server penuh.');
  queue.retry(at(1).id);
  expect(states()).toEqual(['cancelled', 'sending', 'sending']);
});

it('aborts all uploads on unmount, marked as left instead of cancelled', () => {
  const { open: sends, send } = pendingSends();
  const { queue } = open(send);
  queue.add([file('a'), file('b')]);
  queue.stop();
  expect(sends.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  for (const { signal } of sends) expect(signal.reason).toMatchObject({ name: 'AbortError', cause: 'left' });
});
