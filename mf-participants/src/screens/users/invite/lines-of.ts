import type { MemberLine } from '@widya/contract/members';
import type { CsvRows } from '@widya/design-system/csv-import';

/** Rows of the preview as the API takes them: empty cells are left out. */
export async function* linesOf(rows: CsvRows, size: number): AsyncGenerator<readonly MemberLine[]> {
  for await (const batch of rows.batches(size))
    yield batch.map(({ line, values }) => {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      return { ...filled, email: values.email ?? '', row: line };
    });
}
