import type { Sheet, SheetValue } from './csv.ts';

const WIDEST = 60;

const cellOf = (value: SheetValue) =>
  // Texts have an explicit type, so that '+62812…' or '=1+1' is shown as text and never computed (S20).
  typeof value === 'number' ? { value, type: Number } : { value: value ?? '', type: String };

function widthOf(sheet: Sheet, column: number): number {
  const longest = sheet.slice(0, 200).reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 8);
  return Math.min(WIDEST, longest + 2);
}

/** Rows as an XLSX file with a bold, frozen header. Loads the library at the first call. */
export async function xlsxFile(sheet: Sheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const [head = [], ...rows] = sheet;
  const data = [
    head.map((value) => ({ ...cellOf(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = head.map((_, column) => ({ width: widthOf(sheet, column) }));
  return write(data, { columns, stickyRowsCount: 1 }).toBlob();
}
