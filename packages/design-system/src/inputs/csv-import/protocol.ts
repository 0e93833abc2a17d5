import type { CsvColumn } from './columns.ts';
import type { Delimiter } from './decode.ts';
import type { CsvLine, CsvRow, CsvSummary } from './store.ts';

/** Requests of the page to the worker, and their answers. */
export interface CsvCalls {
  open: { input: { file: Blob; columns: readonly CsvColumn[]; delimiter: Delimiter }; answer: CsvSummary };
  divide: { input: Delimiter; answer: CsvSummary };
  page: { input: { from: number; count: number; onlyWrong: boolean }; answer: readonly CsvRow[] };
  fix: { input: { index: number; column: number; value: string }; answer: CsvSummary };
  dropWrong: { input: null; answer: CsvSummary };
  good: { input: { from: number; count: number }; answer: readonly CsvLine[] };
  wrongFile: { input: null; answer: Blob };
}

export type CsvCall = keyof CsvCalls;

export interface CsvRequest {
  id: number;
  call: CsvCall;
  input: unknown;
}

export type CsvAnswer = { id: number; answer: unknown } | { id: number; error: string };

/** The page's connection to the worker; tests connect it to the store directly. */
export interface CsvPort {
  send: (request: CsvRequest) => void;
  listen: (onAnswer: (answer: CsvAnswer) => void, onFailure: () => void) => void;
  close: () => void;
}
