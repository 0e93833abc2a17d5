import type { CsvAnswer, CsvCall, CsvCalls, CsvRequest } from './protocol.ts';
import { type CsvStore, createCsvStore } from './store.ts';

/** Answers requests from one store; the worker only adds a port. */
export function createAnswerer() {
  let store: CsvStore | null = null;
  const openStore = (): CsvStore => {
    if (!store) throw new Error('Belum ada file.');
    return store;
  };
  const calls: {
    [C in CsvCall]: (input: CsvCalls[C]['input']) => CsvCalls[C]['answer'] | Promise<CsvCalls[C]['answer']>;
  } = {
    open: async ({ file, columns, delimiter }) => {
      store = createCsvStore(columns);
      return store.open(await file.arrayBuffer(), delimiter);
    },
    divide: (delimiter) => openStore().divide(delimiter),
    page: ({ from, count, onlyWrong }) => openStore().page(from, count, onlyWrong),
    fix: ({ index, column, value }) => openStore().fix(index, column, value),
    dropWrong: () => openStore().dropWrong(),
    good: ({ from, count }) => openStore().good(from, count),
    wrongFile: () => new Blob([openStore().wrongText()], { type: 'text/csv;charset=utf-8' }),
  };
  return async ({ id, call, input }: CsvRequest): Promise<CsvAnswer> => {
    try {
      const run = calls[call] as (input: unknown) => unknown;
      return { id, answer: await run(input) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
