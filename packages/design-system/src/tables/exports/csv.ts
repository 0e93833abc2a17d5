/** Value of a cell in an exported table. */
export type SheetValue = string | number | null | undefined;

/** Rows of plain values, header first. */
export type Sheet = readonly (readonly SheetValue[])[];

/** Matches text that a spreadsheet would treat as a formula, full-width characters included, even after white space. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** Numbers and phone numbers are not formulas and stay readable. */
const NUMBER = /^[+-]?[\d ().-]+$/;
/** Rows converted at a time: a slice takes less than 50 ms on a slow laptop. */
const SLICE = 2000;

/** Prefixes a cell with an apostrophe if a spreadsheet would treat it as a formula. Source: S20. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

function cell(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = harmlessCell(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: Sheet) => rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/** Rows as CSV text: semicolons, byte order mark, formulas neutralised. Source: B-003, S20. */
export const csvText = (sheet: Sheet): string => `\uFEFF${lines(sheet)}`;

/** A CSV file, built in slices with pauses, so that the page stays responsive with 100,000 rows. */
export async function csvFile(sheet: Sheet): Promise<Blob> {
  const parts: Blob[] = [new Blob(['\uFEFF'])];
  for (let at = 0; at < sheet.length; at += SLICE) {
    // Each slice becomes a Blob immediately, because one Blob of the whole text would block the page.
    parts.push(new Blob([lines(sheet.slice(at, at + SLICE))]));
    if (at + SLICE < sheet.length) await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
