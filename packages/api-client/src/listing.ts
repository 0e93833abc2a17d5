/** Page, size, search and order of a list, as a table keeps them in the address. Source: D301. */
export interface Listing {
  /** From 1. */
  readonly page: number;
  /** At most 100. */
  readonly per_page: number;
  readonly q?: string | undefined;
}

/** An answer of a list that came as a page; the plain array is for callers that name no page. */
export type PageOf<Answer> = Extract<Answer, { readonly meta: unknown }>;

interface Rows<Row> {
  readonly data: readonly Row[];
}

const isRows = <Row>(answer: unknown): answer is Rows<Row> =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/**
 * Changes the rows of a cached page and leaves any other answer (a record, a file) as it is.
 * @param change the row as it will be; null takes it out of the page.
 */
export function changeRows<Row>(answer: unknown, change: (row: Row) => Row | null): unknown {
  if (!isRows<Row>(answer)) return answer;
  return { ...answer, data: answer.data.map(change).filter((row) => row !== null) };
}

type AnyPage<Row> = Rows<Row> & { readonly meta: { readonly total: number } };

/** Reads a list to its end, page by page. @param readPage asked for page 1, 2, …; answers as the API does. @throws ApiError */
export async function readAll<Row>(readPage: (page: number) => Promise<readonly Row[] | AnyPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page);
    if (!('meta' in answer)) return [...answer];
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) return rows;
  }
}
