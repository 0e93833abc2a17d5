import { stringify } from 'csv-stringify/sync';

/** Beginnings that spreadsheets treat as a formula, including full-width characters and leading spaces. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** A plain number or phone number is not a formula and stays unchanged. */
const NUMBER = /^[+-]?[\d ().-]+$/;

/** Neutralises a cell: one that could be read as a formula gets a leading apostrophe. Source: S20. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

// The library quotes only its own line break; another one in a cell would break the row.
const OPTIONS = { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** First row of a CSV: the byte order mark, by which spreadsheets recognise UTF-8, and the column names. */
export const csvHeader = (columns: readonly string[]): string => stringify([columns], { ...OPTIONS, bom: true });

/** Characters for which the library quotes a cell. */
const QUOTED = /[;"\r\n]/;

/**
 * Rows of a CSV, separated by semicolons, with neutralised cells. Rows without anything to quote are joined directly,
 * because the library takes several times as long and nearly all of a million rows are such. Source: B-003, S20.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => {
      const cells = row.map(harmlessCell);
      return cells.some((cell) => QUOTED.test(cell)) ? stringify([cells], OPTIONS) : `${cells.join(';')}\r\n`;
    })
    .join('');
