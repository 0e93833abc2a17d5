import type { MemberCsvRow } from '@widya/contract/members';
import type { CsvRows } from '@widya/design-system/csv-import';

/** Converts rows of the preview to the API's format, without empty cells. */
export async function* csvRowsOf(rows: CsvRows, size: number): AsyncGenerator<readonly MemberCsvRow[]> {
  for await (const batch of rows.batches(size))
    yield batch.map(({ line, values }) => {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      return { ...filled, email: values.email ?? '', row: line };
    });
}
