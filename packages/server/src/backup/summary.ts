import type { Manifest } from './manifest.ts';

/** For example `37 tables with 5,120 rows, 84 files`. */
export function summaryOf({ tables, files, data }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
  return `${tables.length} tables with ${rows} rows, ${files.length + data.length} files`;
}
