import type { MemberLine } from '@widya/contract/members';
import type { CsvRows } from '@widya/design-system/csv-import';

/** Converts rows of the preview to the API's format, without empty cells. */
export async function* linesOf(rows: CsvRows, size: number): AsyncGenerator<readonly MemberLine[]> {
  for await (const batch of rows.batches(size))
    yield batch.map(({ line, values }) => {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      return { ...filled, email: values.email ?? '', row: line };
    });
}
