import Papa from 'papaparse';
import { csvText } from '../../tables/exports/csv.ts';
import { type CsvColumn, cellNote, cellProblem, cellValue } from './columns.ts';
import { betterDelimiter, type Delimiter, decodeBytes, type Encoding } from './decode.ts';

/** One row as the preview shows it: cells and problems in the order of the columns. */
export interface CsvRow {
  /** Place among the rows that are left, from 0. */
  index: number;
  /** Its line in the file, counted as a spreadsheet does: the header is 1. */
  line: number;
  cells: readonly string[];
  problems: readonly (string | null)[];
  /** What becomes of cells that are not stored as written. */
  notes: readonly (string | null)[];
}

/** One row as it is handed on. */
export interface CsvLine {
  /** Its line in the file, counted as a spreadsheet does: the header is 1. */
  line: number;
  /** Values by the keys of the columns. */
  values: Readonly<Record<string, string>>;
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
  let rows: { line: number; cells: string[] }[] = [];
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
        const value = key(row.cells[at] ?? '');
        if (value === '') return;
        const before = first.get(value);
        if (before === undefined) first.set(value, row.line);
        else {
          const words = found.get(index) ?? new Map<number, string>();
          found.set(index, words.set(at, `Sama dengan baris ${before}`));
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
    // Empty lines are left out here rather than by the parser, so that the others keep their numbers.
    const lines = Papa.parse<string[]>(text, { delimiter })
      .data.map((cells, at) => ({ line: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const [first, ...body] = lines;
    const head = first?.cells ?? [];
    const names = head.map(key);
    const places = columns.map((column) => names.indexOf(key(column.header)));
    const wanted = new Set(columns.map((column) => key(column.header)));
    rows = body.map(({ line, cells }) => ({
      line,
      cells: places.map((place) => (place < 0 ? '' : (cells[place] ?? '').trim())),
    }));
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
      if (target) target.cells[column] = value.trim();
      return check();
    },
    /** Takes every row with a problem out. */
    dropWrong(): CsvSummary {
      rows = rows.filter((_, index) => !problems[index]);
      return check();
    },
    /** Rows without a problem, from the `from`-th of them. */
    good(from: number, count: number): CsvLine[] {
      const list = rows.filter((_, index) => !problems[index]).slice(from, from + count);
      return list.map(({ line, cells }) => ({
        line,
        values: Object.fromEntries(columns.map((column, at) => [column.key, cellValue(column, cells[at] ?? '')])),
      }));
    },
    /** Rows with a problem as a CSV in the shape of the template, the problems in a last column. */
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
