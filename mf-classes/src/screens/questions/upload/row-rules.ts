import type { QuestionUpload } from '@widya/contract/questions';
import { UPLOAD_TEXTS as texts } from './texts.ts';

export type UploadedRow = QuestionUpload['questions'][number];
export const ROW_FIELDS = ['nama', 'surel', 'pertanyaan', 'jawaban'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

const REQUIRED: readonly RowField[] = ['nama', 'pertanyaan'];
const MOST: Readonly<Record<RowField, number>> = { nama: 255, surel: 255, pertanyaan: 20_000, jawaban: 20_000 };

/** Errors of a row by field; the API checks them again. */
export function rowErrors(row: Readonly<Record<RowField, string>>): Partial<Record<RowField, string>> {
  const errors: Partial<Record<RowField, string>> = {};
  for (const field of ROW_FIELDS) {
    const text = row[field].trim();
    if (REQUIRED.includes(field) && text === '') errors[field] = texts.missing;
    if (text.length > MOST[field]) errors[field] = texts.tooLong(MOST[field]);
  }
  return errors;
}

export const isWrong = (row: Readonly<Record<RowField, string>>): boolean => Object.keys(rowErrors(row)).length > 0;
