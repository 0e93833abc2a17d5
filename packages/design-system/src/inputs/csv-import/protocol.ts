import type { CsvColumn } from './columns.ts';
import type { Delimiter } from './decode.ts';
import type { CsvLine, CsvRow, CsvSummary } from './store.ts';

/** Requests of the page to the worker, and their answers. */
export interface CsvCalls {
  open: { ask: { file: Blob; columns: readonly CsvColumn[]; delimiter: Delimiter }; answer: CsvSummary };
  divide: { ask: Delimiter; answer: CsvSummary };
  page: { ask: { from: number; count: number; onlyWrong: boolean }; answer: readonly CsvRow[] };
  fix: { ask: { index: number; column: number; value: string }; answer: CsvSummary };
  dropWrong: { ask: null; answer: CsvSummary };
  good: { ask: { from: number; count: number }; answer: readonly CsvLine[] };
  wrongFile: { ask: null; answer: Blob };
}

export type CsvCall = keyof CsvCalls;

export interface CsvRequest {
  id: number;
  call: CsvCall;
  ask: unknown;
}

export type CsvAnswer = { id: number; answer: unknown } | { id: number; error: string };

/** The page's connection to the worker; tests connect it to the store directly. */
export interface CsvPort {
  send: (request: CsvRequest) => void;
  listen: (onAnswer: (answer: CsvAnswer) => void, onFailure: () => void) => void;
  close: () => void;
}
