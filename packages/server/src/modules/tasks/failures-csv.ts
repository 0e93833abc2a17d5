import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { AnyTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { readFailedItems } from './queries.ts';

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/**
 * Failed rows in their original columns, so that they can be corrected and imported again; the reason is the last
 * column.
 */
export async function* failuresCsv(tx: Tx, task: number, kind: AnyTaskKind | undefined): AsyncGenerator<string> {
  const columns = kind?.failureColumns ?? [];
  const headers = kind?.failureHeaders ?? (columns.length > 0 ? columns : ['butir']);
  yield csvHeader([...headers, 'alasan']);
  for await (const rows of readFailedItems(tx, task))
    yield csvLines(
      rows.map(({ label, data, reason }) => [
        ...(columns.length > 0 ? columns.map((column) => cellOf(data[column])) : [label]),
        cellOf(reason),
      ]),
    );
}
