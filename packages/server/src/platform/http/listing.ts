import { MAX_UNPAGED_ROWS } from '@widya/contract/paging';

/** The paging part of a parsed list query (`pageQuery` of the contract). */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page: number;
}

/** Rows to read for a list query: one page, or up to 1,000 rows when no page was asked for. D301. */
export function rowWindow(query: PageQuery): { readonly limit: number; readonly offset: number } {
  if (query.page === undefined) return { limit: MAX_UNPAGED_ROWS, offset: 0 };
  return { limit: query.per_page, offset: (query.page - 1) * query.per_page };
}

type Headers = { readonly reply: { readonly header: (name: string, value: string) => void } };

/**
 * Shapes the rows of a list: a page when one was asked for, otherwise a plain array with `X-Total-Count` and, when rows
 * were left out, `X-Truncated: 1`. D301.
 * @param rows what `rowWindow` selected.
 * @param total how many rows match in all.
 * @param meta further facts of a page, such as counts of tabs.
 */
export function answerList<Row, Meta extends object = Record<never, never>>(
  ctx: Headers & { readonly query: PageQuery },
  rows: Row[],
  total: number,
  meta?: Meta,
): Row[] | { data: Row[]; meta: { page: number; per_page: number; total: number } & Meta } {
  ctx.reply.header('x-total-count', String(total));
  const { page, per_page } = ctx.query;
  if (page === undefined) {
    if (rows.length < total) ctx.reply.header('x-truncated', '1');
    return rows;
  }
  return { data: rows, meta: { page, per_page, total, ...(meta ?? ({} as Meta)) } };
}
