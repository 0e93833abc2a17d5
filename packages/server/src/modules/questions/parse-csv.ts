import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';

/** Maximum number of rows in a CSV file. Source: S21. */
export const MAX_ROWS = 50_000;

/** The parser stops at longer records instead of holding them in memory. */
const MAX_RECORD_CHARS = 1_200_000;

/** Bytes that are parsed before other calls are served: some milliseconds. */
const CHUNK_BYTES = 64 * 1024;

const COLUMNS = ['nama', 'surel', 'pertanyaan', 'jawaban'] as const;
type Column = (typeof COLUMNS)[number];
const EXPECTED_HEADER = 'Nama;Surel;Pertanyaan;Jawaban';

/** A row of the file. `row` counts like a spreadsheet: 1 is the header. */
export type CsvRow = Readonly<Record<Column, string>> & { readonly row: number; readonly cells: number };

/** Decodes UTF-8, with or without BOM; other bytes are read as Windows-1252, the encoding of older spreadsheets. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const unreadable = (): ApiFailure =>
  new ApiFailure(422, 'VALIDATION', 'Berkas CSV tidak dapat dibaca. Periksa tanda kutip dan pemisah titik koma.');

/** Index of each column. @throws ApiFailure 422 naming missing columns. */
function columnIndexesOf(header: readonly string[]): Record<Column, number> {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length === 0)
    return Object.fromEntries(COLUMNS.map((column) => [column, names.indexOf(column)])) as Record<Column, number>;
  const hint = header.length === 1 && header[0]?.includes(',') ? ' Pisahkan kolom dengan titik koma.' : '';
  throw invalid({
    upload: `Kolom ${missing.join(', ')} tidak ditemukan. Baris pertama harus berisi ${EXPECTED_HEADER}.${hint}`,
  });
}

/** Splits bytes and not text, because the parser joins a character only when its bytes are in two chunks. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES);
    await setImmediate();
  }
}

/**
 * Reads a CSV of questions in chunks, so that the server serves other calls meanwhile.
 * @returns its non-empty rows. @throws ApiFailure 413 or 422. Source: S21.
 */
export async function readQuestionCsv(path: string): Promise<CsvRow[]> {
  const bytes = Buffer.from(decodeText(await readFile(path)));
  const parser = parse({
    delimiter: ';',
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARS,
  });
  // The parser passes a failure to the loop below.
  pipeline(Readable.from(chunksOf(bytes)), parser).catch(() => undefined);
  const rows: CsvRow[] = [];
  let columnIndexes: Record<Column, number> | null = null;
  let row = 0;
  try {
    for await (const record of parser) {
      const cells = record as string[];
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columnIndexes === null) {
        columnIndexes = columnIndexesOf(cells);
        continue;
      }
      if (rows.length === MAX_ROWS)
        throw new ApiFailure(413, 'TOO_LARGE', `Berkas maksimal berisi ${MAX_ROWS.toLocaleString('id-ID')} baris`);
      rows.push({ ...valuesAt(columnIndexes, cells), row, cells: cells.length });
    }
  } catch (error) {
    throw error instanceof ApiFailure ? error : unreadable();
  }
  if (rows.length === 0) throw invalid({ upload: 'Berkas CSV tidak berisi pertanyaan' });
  return rows;
}

const valuesAt = (columnIndexes: Record<Column, number>, cells: readonly string[]): Record<Column, string> => {
  const cellOf = (column: Column): string => (cells[columnIndexes[column]] ?? '').trim();
  return { nama: cellOf('nama'), surel: cellOf('surel'), pertanyaan: cellOf('pertanyaan'), jawaban: cellOf('jawaban') };
};
