import { parseDateText } from '@widya/contract/time/parse-date';

/** A column of an import as plain data, because it is sent to the worker. */
export interface CsvColumn {
  /** Name in the resulting rows. */
  key: string;
  /** Name in the header of the file, case-insensitive. */
  header: string;
  required?: boolean | undefined;
  /** Any text by default. A date becomes YYYY-MM-DD from any spelling. */
  kind?: 'text' | 'email' | 'date' | undefined;
  /** Required pattern, and the message for other texts. */
  shape?: { pattern: RegExp; problem: string } | undefined;
  /** Allowed values, ignoring case. */
  choices?: readonly string[] | undefined;
  /** Alternative spellings of a choice, in lower case. */
  synonyms?: readonly string[] | undefined;
  /** First and last valid day, as YYYY-MM-DD. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Year whose dates the API treats as empty: the preview notes this, and the dates are sent unchanged. */
  emptyYear?: string | undefined;
  maxLength?: number | undefined;
  /** Whether a value that occurs again is an error. */
  unique?: boolean | undefined;
  /** For the template file. */
  example?: string | undefined;
}

const EMAIL = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]{2,}$/;

/** The error message of a cell; null when it is valid. The store finds duplicates. */
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

/** How a valid cell will be stored when that differs from its text; null otherwise. */
export function cellNote({ emptyYear }: CsvColumn, text: string): string | null {
  return emptyYear !== undefined && parseDateText(text)?.startsWith(emptyYear)
    ? `Tahun ${emptyYear} disimpan kosong`
    : null;
}

/** The resulting value of a valid cell. */
export const cellValue = ({ kind }: CsvColumn, text: string): string =>
  kind === 'date' ? (parseDateText(text) ?? '') : text;
