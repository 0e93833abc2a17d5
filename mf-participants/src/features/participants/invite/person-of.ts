import type { CsvLine } from '@widya/design-system/csv-import';

/** Somebody to invite, with their line in the file. */
export interface Person {
  readonly email: string;
  readonly nama: string;
  readonly catatan: string;
  readonly row: number;
}

/** A line of the preview as the API takes it. */
export const personOf = ({ line, values: { email = '', nama = '', catatan = '' } }: CsvLine): Person => ({
  email,
  nama,
  catatan,
  row: line,
});
