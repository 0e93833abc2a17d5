import { objectLabel } from '@widya/contract/admin-log-labels';
import type { AdminLog } from '@widya/contract/admin-logs';
import { formatTimestamp } from '@widya/contract/time/texts';
import type { SQL } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readLogs } from './queries.ts';

const COLUMNS = ['admin', 'kode', 'aktivitas', 'objek', 'waktu'];

/** The subject of a row: `Kelas: Menulis cerpen`. */
function subjectOf({
  object,
  object_label,
  object_id,
}: Pick<AdminLog, 'object' | 'object_label' | 'object_id'>): string {
  const kind = objectLabel(object ?? '');
  const name = object_label ?? object_id;
  return name === null ? kind : `${kind}: ${name}`;
}

const cellsOf = (row: Omit<AdminLog, 'owner'>): string[] => [
  row.name,
  row.code,
  row.activity,
  subjectOf(row),
  formatTimestamp(new Date(row.created_at)),
];

/** The content of `data-log.csv`, batch by batch. Source: C-176, C-177. */
export async function* logCsv(tx: Tx, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readLogs(tx, filter)) yield csvLines(rows.map(cellsOf));
}
