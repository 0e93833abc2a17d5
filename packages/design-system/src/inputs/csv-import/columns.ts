import { parseDateText } from '@widya/contract/time/parse-date';

/** One column of an import, as plain data: it is sent to the worker that keeps and checks the rows. */
export interface CsvColumn {
  /** Name in the rows that come out. */
  key: string;
  /** Name in the first line of the file, found whatever the case. */
  header: string;
  required?: boolean | undefined;
  /** Default: any text. A date comes out as YYYY-MM-DD, however it was written. */
  kind?: 'text' | 'email' | 'date' | undefined;
  /** The shape of the text, and what to show where it differs. */
  shape?: { pattern: RegExp; problem: string } | undefined;
  /** Only these, whatever the case. */
  choices?: readonly string[] | undefined;
  /** Other words that stand for a choice, in lower case. */
  synonyms?: readonly string[] | undefined;
  /** First and last day of a date, as YYYY-MM-DD. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** A date of this year is stored as empty. */
  emptyYear?: string | undefined;
  maxLength?: number | undefined;
  /** The same value in two rows is an error in the second. */
  unique?: boolean | undefined;
  /** For the template file. */
  example?: string | undefined;
}

const EMAIL = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]{2,}$/;

/** What is wrong with one cell, in words; null when nothing is. Duplicates are found by the store. */
export function cellProblem(column: CsvColumn, text: string): string | null {
  const { header, required, kind, shape, choices, synonyms, maxLength } = column;
  if (text === '') return required ? `${header} kosong` : null;
  if (maxLength !== undefined && text.length > maxLength) return `Lebih dari ${maxLength} huruf`;
  if (kind === 'email' && !EMAIL.test(text)) return 'Alamat surel tidak lengkap';
  if (shape && !shape.pattern.test(text)) return shape.problem;
  if (kind === 'date') return dateProblem(column, parseDateText(text));
  const word = text.toLowerCase();
  const isChoice = choices?.some((choice) => choice.toLowerCase() === word) || synonyms?.includes(word);
  return choices && !isChoice ? `Pilih: ${choices.join(', ')}` : null;
}

const dateProblem = ({ earliest, latest }: CsvColumn, date: string | null): string | null =>
  date === null || (earliest && date < earliest) || (latest && date > latest) ? 'Tanggal tidak dikenali' : null;

/** What becomes of a good cell that is not stored as written; null when it is. */
export function cellNote({ emptyYear }: CsvColumn, text: string): string | null {
  return emptyYear !== undefined && parseDateText(text)?.startsWith(emptyYear)
    ? `Tahun ${emptyYear} disimpan kosong`
    : null;
}

/** A good cell as it is handed on. */
export const cellValue = ({ kind }: CsvColumn, text: string): string =>
  kind === 'date' ? (parseDateText(text) ?? '') : text;
