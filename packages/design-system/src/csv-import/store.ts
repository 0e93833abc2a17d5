import Papa from 'papaparse';
import { csvText } from '../exports/csv.ts';
import { type CsvColumn, cellProblem } from './columns.ts';
import { betterDelimiter, type Delimiter, decodeBytes, type Encoding } from './decode.ts';

/** One row as the preview shows it: cells and problems in the order of the columns. */
export interface CsvRow {
  /** Place among the rows, from 0; stays the same while rows are fixed. */
  index: number;
  cells: readonly string[];
  problems: readonly (string | null)[];
}

/** What is known of the file without its rows. */
export interface CsvSummary {
  rows: number;
  /** Rows with a problem. */
  wrong: number;
  encoding: Encoding;
  delimiter: Delimiter;
  /** The delimiter the file seems to have; null when the used one fits. */
  better: Delimiter | null;
  /** Required columns that the file lacks; nothing can be imported. */
  missing: readonly string[];
  /** Headers that stand there more than once; the first counts. */
  repeated: readonly string[];
  /** Headers that nobody asked for. */
  unknown: readonly string[];
}

const key = (text: string) => text.trim().toLowerCase();

/** Keeps the rows of one file. Runs inside a worker: only what is shown ever leaves it. */
export function createCsvStore(columns: readonly CsvColumn[]) {
  let text = '';
  let encoding: Encoding = 'utf-8';
  let rows: string[][] = [];
  let problems: (readonly (string | null)[] | null)[] = [];
  let wrong: number[] = [];
  let summary: CsvSummary;

  /** Later rows whose value in a unique column was there before: row and column to the words about it. */
  function repeats(): Map<number, Map<number, string>> {
    const found = new Map<number, Map<number, string>>();
    columns.forEach((column, at) => {
      if (!column.unique) return;
      const first = new Map<string, number>();
      rows.forEach((row, index) => {
        const value = key(row[at] ?? '');
        if (value === '') return;
        const before = first.get(value);
        if (before === undefined) first.set(value, index);
        else {
          const words = found.get(index) ?? new Map<number, string>();
          found.set(index, words.set(at, `Sama dengan baris ${before + 1}`));
        }
      });
    });
    return found;
  }

  function check() {
    const twice = repeats();
    problems = rows.map((row, index) => {
      const list = columns.map((column, at) => cellProblem(column, row[at] ?? '') ?? twice.get(index)?.get(at) ?? null);
      return list.some(Boolean) ? list : null;
    });
    wrong = problems.flatMap((list, index) => (list ? [index] : []));
    summary = { ...summary, rows: rows.length, wrong: wrong.length };
    return summary;
  }

  function parse(delimiter: Delimiter): CsvSummary {
    const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
    const [head = [], ...body] = data;
    const names = head.map(key);
    const places = columns.map((column) => names.indexOf(key(column.header)));
    const wanted = new Set(columns.map((column) => key(column.header)));
    rows = body.map((line) => places.map((place) => (place < 0 ? '' : (line[place] ?? '').trim())));
    summary = {
      rows: 0,
      wrong: 0,
      encoding,
      delimiter,
      better: betterDelimiter(text, delimiter),
      missing: columns.filter((column, at) => column.required && places[at] === -1).map(({ header }) => header),
      repeated: [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))],
      unknown: head.filter((name) => name.trim() !== '' && !wanted.has(key(name))),
    };
    return check();
  }

  const row = (index: number): CsvRow => ({
    index,
    cells: rows[index] ?? [],
    problems: problems[index] ?? columns.map(() => null),
  });

  return {
    /** Reads a file of any writing. */
    open(bytes: ArrayBuffer, delimiter: Delimiter): CsvSummary {
      ({ text, encoding } = decodeBytes(bytes));
      return parse(delimiter);
    },
    /** Divides the same text another way. */
    divide: parse,
    /** Rows from `from` on: all, or only those with a problem. */
    page(from: number, count: number, onlyWrong: boolean): CsvRow[] {
      const list = onlyWrong ? wrong.slice(from, from + count) : null;
      if (list) return list.map(row);
      return rows.slice(from, from + count).map((_, at) => row(from + at));
    },
    fix(index: number, column: number, value: string): CsvSummary {
      const target = rows[index];
      if (target) target[column] = value.trim();
      return check();
    },
    /** Takes every row with a problem out. */
    dropWrong(): CsvSummary {
      rows = rows.filter((_, index) => !problems[index]);
      return check();
    },
    /** Rows without a problem, from the `from`-th of them, by key. */
    good(from: number, count: number): Record<string, string>[] {
      const list = rows.filter((_, index) => !problems[index]).slice(from, from + count);
      return list.map((cells) => Object.fromEntries(columns.map((column, at) => [column.key, cells[at] ?? ''])));
    },
    /** Rows with a problem as a CSV in the shape of the template, the problems in a last column. */
    wrongText(): string {
      const body = wrong.map((index) => [...(rows[index] ?? []), (problems[index] ?? []).filter(Boolean).join(', ')]);
      return csvText([[...columns.map(({ header }) => header), 'masalah'], ...body]);
    },
  };
}

export type CsvStore = ReturnType<typeof createCsvStore>;
