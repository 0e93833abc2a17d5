import type { CsvLine } from '@widya/design-system/csv-import';

/** A person to invite, with the row number. */
export interface Person {
  readonly email: string;
  readonly nama: string;
  readonly catatan: string;
  readonly row: number;
}

/** Converts a row of the preview to the API's format. */
export const personOf = ({ line, values: { email = '', nama = '', catatan = '' } }: CsvLine): Person => ({
  email,
  nama,
  catatan,
  row: line,
});
