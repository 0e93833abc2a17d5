import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for the beginning of a formula, full-width forms included, even behind spaces. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** A bare number or phone number is no formula and stays readable. */
const NUMBER = /^[+-]?[\d ().-]+$/;

/** Makes a cell harmless: what could be read as a formula gets an apostrophe before it. Source: S20. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

// The library quotes its own line end only; a cell with another one would break its row.
const OPTIONS = { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** First line of a CSV: the byte order mark, by which spreadsheets know UTF-8, and the names of the columns. */
export const csvHeader = (columns: readonly string[]): string => stringify([columns], { ...OPTIONS, bom: true });

/** What the library quotes a cell for. */
const QUOTED = /[;"\r\n]/;

/**
 * Lines of a CSV, separated by semicolons, every cell made harmless. A line in which nothing is to be quoted is joined
 * as it is: the library takes several times as long for it, and of a million lines nearly all are such. Source: B-003,
 * S20.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => {
      const cells = row.map(harmlessCell);
      return cells.some((cell) => QUOTED.test(cell)) ? stringify([cells], OPTIONS) : `${cells.join(';')}\r\n`;
    })
    .join('');
