type Answer<Row> =
  | readonly Row[]
  | {
      readonly data: readonly Row[];
      readonly meta: { readonly page: number; readonly per_page: number; readonly total: number };
    };

/**
 * Reads the pages of a list until one has a wanted row. @param readPage called with page 1, 2, …
 * @returns undefined when no page has one. @throws ApiError
 */
export async function findRow<Row>(
  readPage: (page: number) => Promise<Answer<Row>>,
  isWanted: (row: Row) => boolean,
): Promise<Row | undefined> {
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page);
    if (!('meta' in answer)) return answer.find(isWanted);
    const { data, meta } = answer;
    const found = data.find(isWanted);
    if (found !== undefined || data.length === 0 || meta.page * meta.per_page >= meta.total) return found;
  }
}
