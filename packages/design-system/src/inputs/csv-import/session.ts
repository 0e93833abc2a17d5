import type { CsvAnswer, CsvCall, CsvCalls, CsvPort } from './protocol.ts';

function openWorker(): CsvPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    send: (request) => worker.postMessage(request),
    listen: (onAnswer, onFailure) => {
      worker.onmessage = ({ data }: MessageEvent<CsvAnswer>) => onAnswer(data);
      worker.onerror = onFailure;
    },
    close: () => worker.terminate(),
  };
}

/** Sends requests to the worker and awaits the answers. Rejects with a message for people. */
export function createCsvSession(open: () => CsvPort = openWorker) {
  const port = open();
  const waiting = new Map<number, { done: (answer: never) => void; fail: (error: Error) => void }>();
  let last = 0;
  port.listen(
    (data) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) request?.fail(new Error(data.error));
      else request?.done(data.answer as never);
    },
    () => {
      for (const { fail } of waiting.values()) fail(new Error('File tidak dapat dibaca di peramban ini.'));
      waiting.clear();
    },
  );
  return {
    request<C extends CsvCall>(call: C, input: CsvCalls[C]['input']): Promise<CsvCalls[C]['answer']> {
      last += 1;
      const id = last;
      return new Promise((done, fail) => {
        waiting.set(id, { done, fail });
        port.send({ id, call, input });
      });
    },
    close: () => port.close(),
  };
}

export type CsvSession = ReturnType<typeof createCsvSession>;
