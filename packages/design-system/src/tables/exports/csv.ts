/** What a cell of an exported table can hold. */
export type SheetValue = string | number | null | undefined;

/** Rows of plain values, headings first. */
export type Sheet = readonly (readonly SheetValue[])[];

/** What a spreadsheet takes for the beginning of a formula, full-width forms included, even behind spaces. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** A bare number or phone number is no formula and stays readable. */
const NUMBER = /^[+-]?[\d ().-]+$/;
/** Rows turned into text at a time: a slice stays under 50 ms on a slow laptop. */
const SLICE = 2000;

/** Makes a cell harmless: what could be read as a formula gets an apostrophe before it. Source: S20. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

function cell(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = harmlessCell(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: Sheet) => rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/** Rows as the text of a CSV: semicolons, byte order mark, formulas made harmless. Source: B-003, S20. */
export const csvText = (sheet: Sheet): string => `\uFEFF${lines(sheet)}`;

/** The same as a file, made in slices with a pause between them, so that the page stays alive with 100,000 rows. */
export async function csvFile(sheet: Sheet): Promise<Blob> {
  const parts: Blob[] = [new Blob(['\uFEFF'])];
  for (let at = 0; at < sheet.length; at += SLICE) {
    // Each slice becomes a Blob at once: one Blob of the whole text would block the page at the end.
    parts.push(new Blob([lines(sheet.slice(at, at + SLICE))]));
    if (at + SLICE < sheet.length) await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
