/** What a cell of a CSV can hold. */
export type CsvValue = string | number | null | undefined;

/** A text that a spreadsheet would take for a formula gets a quote in front of it. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a CSV that spreadsheets here open without asking: semicolons, a byte order mark, formulas made harmless.
 * Source: B-003, S44.
 */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
