import { parseDateText } from '../formats/parse-date.ts';
import { parsePhone } from '../formats/phone.ts';

/** One column of an import, as plain data: it is sent to the worker that keeps and checks the rows. */
export interface CsvColumn {
  /** Name in the rows that come out. */
  key: string;
  /** Name in the first line of the file, found whatever the case. */
  header: string;
  required?: boolean | undefined;
  /** Default: any text. */
  kind?: 'text' | 'email' | 'phone' | 'date' | undefined;
  /** Only these, whatever the case. */
  choices?: readonly string[] | undefined;
  maxLength?: number | undefined;
  /** The same value in two rows is an error in the second. */
  unique?: boolean | undefined;
  /** For the template file. */
  example?: string | undefined;
}

const EMAIL = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]{2,}$/;

/** What is wrong with one cell, in words; null when nothing is. Duplicates are found by the store. */
export function cellProblem(column: CsvColumn, text: string): string | null {
  const { header, required, kind, choices, maxLength } = column;
  if (text === '') return required ? `${header} kosong` : null;
  if (maxLength !== undefined && text.length > maxLength) return `Lebih dari ${maxLength} huruf`;
  if (kind === 'email' && !EMAIL.test(text)) return 'Alamat surel tidak lengkap';
  if (kind === 'phone' && parsePhone(text) === null) return 'Nomor ponsel tidak dikenali';
  if (kind === 'date' && parseDateText(text) === null) return 'Tanggal tidak dikenali';
  if (choices && !choices.some((choice) => choice.toLowerCase() === text.toLowerCase())) {
    return `Pilih: ${choices.join(', ')}`;
  }
  return null;
}
