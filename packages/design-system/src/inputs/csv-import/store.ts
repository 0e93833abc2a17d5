import Papa from 'papaparse';
import { csvText } from '../../tables/exports/csv.ts';
import { type CsvColumn, cellNote, cellProblem, cellValue } from './columns.ts';
import { betterDelimiter, type Delimiter, decodeBytes, type Encoding } from './decode.ts';

/** A row of the preview: cells and errors in the order of the columns. */
export interface CsvRow {
  /** Index among the remaining rows, from 0. */
  index: number;
  /** Line number as in a spreadsheet: the header is 1. */
  line: number;
  cells: readonly string[];
  problems: readonly (string | null)[];
  /** How cells will be stored when that differs from their text. */
  notes: readonly (string | null)[];
}

/** A resulting row. */
export interface CsvLine {
  /** Line number as in a spreadsheet: the header is 1. */
  line: number;
  /** Values by column key. */
  values: Readonly<Record<string, string>>;
}

/** Facts about the file without its rows. */
export interface CsvSummary {
  rows: number;
  /** Number of rows with an error. */
  wrong: number;
  encoding: Encoding;
  delimiter: Delimiter;
  /** The delimiter that the file seems to use; null when the current one fits. */
  better: Delimiter | null;
  /** Required columns that are missing, without which nothing can be imported. */
  missing: readonly string[];
  /** Headers that occur more than once; the first column is used. */
  repeated: readonly string[];
  /** Headers that match no column. */
  unknown: readonly string[];
}

const key = (text: string) => text.trim().toLowerCase();

/** Holds the rows of a file. Runs in a worker, which sends only the displayed rows to the page. */
export function createCsvStore(columns: readonly CsvColumn[]) {
  let text = '';
  let encoding: Encoding = 'utf-8';
  let rows: { line: number; cells: string[] }[] = [];
  let problems: (readonly (string | null)[] | null)[] = [];
  let wrong: number[] = [];
  let summary: CsvSummary;

  /** Errors of repeated values in unique columns, by row and column. */
  function repeats(): Map<number, Map<number, string>> {
    const found = new Map<number, Map<number, string>>();
    columns.forEach((column, at) => {
      if (!column.unique) return;
      const first = new Map<string, number>();
      rows.forEach((row, index) => {
        const value = key(row.cells[at] ?? '');
        if (value === '') return;
        const before = first.get(value);
        if (before === undefined) first.set(value, row.line);
        else {
          const byColumn = found.get(index) ?? new Map<number, string>();
          found.set(index, byColumn.set(at, `Sama dengan baris ${before}`));
        }
      });
    });
    return found;
  }

  function check() {
    const twice = repeats();
    problems = rows.map((row, index) => {
      const list = columns.map(
        (column, at) => cellProblem(column, row.cells[at] ?? '') ?? twice.get(index)?.get(at) ?? null,
      );
      return list.some(Boolean) ? list : null;
    });
    wrong = problems.flatMap((list, index) => (list ? [index] : []));
    summary = { ...summary, rows: rows.length, wrong: wrong.length };
    return summary;
  }

  function parse(delimiter: Delimiter): CsvSummary {
    // Empty lines are dropped here instead of by the parser, so that the others keep their line numbers.
    const lines = Papa.parse<string[]>(text, { delimiter })
      .data.map((cells, at) => ({ line: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const [first, ...body] = lines;
    const head = first?.cells ?? [];
    const names = head.map(key);
    const columnIndexes = columns.map((column) => names.indexOf(key(column.header)));
    const wanted = new Set(columns.map((column) => key(column.header)));
    rows = body.map(({ line, cells }) => ({
      line,
      cells: columnIndexes.map((index) => (index < 0 ? '' : (cells[index] ?? '').trim())),
    }));
    summary = {
      rows: 0,
      wrong: 0,
      encoding,
      delimiter,
      better: betterDelimiter(text, delimiter),
      missing: columns.filter((column, at) => column.required && columnIndexes[at] === -1).map(({ header }) => header),
      repeated: [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))],
      unknown: head.filter((name) => name.trim() !== '' && !wanted.has(key(name))),
    };
    return check();
  }

  const row = (index: number): CsvRow => {
    const { line, cells } = rows[index] ?? { line: 0, cells: [] };
    return {
      index,
      line,
      cells,
      problems: problems[index] ?? columns.map(() => null),
      notes: columns.map((column, at) => cellNote(column, cells[at] ?? '')),
    };
  };

  return {
    /** Decodes and parses a file. */
    open(bytes: ArrayBuffer, delimiter: Delimiter): CsvSummary {
      ({ text, encoding } = decodeBytes(bytes));
      return parse(delimiter);
    },
    /** Parses the same text with another delimiter. */
    divide: parse,
    /** Rows starting at index `from`: all, or only those with an error. */
    page(from: number, count: number, onlyWrong: boolean): CsvRow[] {
      const list = onlyWrong ? wrong.slice(from, from + count) : null;
      if (list) return list.map(row);
      return rows.slice(from, from + count).map((_, at) => row(from + at));
    },
    fix(index: number, column: number, value: string): CsvSummary {
      const target = rows[index];
      if (target) target.cells[column] = value.trim();
      return check();
    },
    /** Removes every row with an error. */
    dropWrong(): CsvSummary {
      rows = rows.filter((_, index) => !problems[index]);
      return check();
    },
    /** Rows without an error, starting at index `from` among them. */
    good(from: number, count: number): CsvLine[] {
      const list = rows.filter((_, index) => !problems[index]).slice(from, from + count);
      return list.map(({ line, cells }) => ({
        line,
        values: Object.fromEntries(columns.map((column, at) => [column.key, cellValue(column, cells[at] ?? '')])),
      }));
    },
    /** Rows with an error as a CSV in the format of the template, with the errors in an additional last column. */
    wrongText(): string {
      const body = wrong.map((index) => [
        ...(rows[index]?.cells ?? []),
        (problems[index] ?? []).filter(Boolean).join(', '),
      ]);
      return csvText([[...columns.map(({ header }) => header), 'masalah'], ...body]);
    },
  };
}

export type CsvStore = ReturnType<typeof createCsvStore>;
