/** Page, page size, search and sorting of a list, as tables store them in the address. Source: D301. */
export interface Listing {
  /** From 1. */
  readonly page: number;
  /** At most 100. */
  readonly per_page: number;
  readonly q?: string | undefined;
}

/** The paged answer of a list; the plain array is for callers without `page`. */
export type PageOf<Answer> = Extract<Answer, { readonly meta: unknown }>;

interface Rows<Row> {
  readonly data: readonly Row[];
}

const isRows = <Row>(answer: unknown): answer is Rows<Row> =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/**
 * Changes the rows of a cached page and returns any other answer (a record, a file) unchanged.
 * @param change returns the new row; null removes it.
 */
export function changeRows<Row>(answer: unknown, change: (row: Row) => Row | null): unknown {
  if (!isRows<Row>(answer)) return answer;
  return { ...answer, data: answer.data.map(change).filter((row) => row !== null) };
}

type AnyPage<Row> = Rows<Row> & { readonly meta: { readonly total: number } };

/** Reads all pages of a list. @param readPage called with page 1, 2, …; returns the API's answer. @throws ApiError */
export async function readAll<Row>(readPage: (page: number) => Promise<readonly Row[] | AnyPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page);
    if (!('meta' in answer)) return [...answer];
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) return rows;
  }
}
