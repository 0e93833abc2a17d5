import { MAX_UNPAGED_ROWS } from '@widya/contract/paging';

/** The paging part of a parsed list query (`pageQuery` of the contract). */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page: number;
}

/** The rows to read for a list query: one page, or up to 1,000 rows without paging. Source: D301. */
export function rowWindow(query: PageQuery): { readonly limit: number; readonly offset: number } {
  if (query.page === undefined) return { limit: MAX_UNPAGED_ROWS, offset: 0 };
  return { limit: query.per_page, offset: (query.page - 1) * query.per_page };
}

type Headers = { readonly reply: { readonly header: (name: string, value: string) => void } };

/**
 * The response of a list: a page when one was requested, otherwise an array with `X-Total-Count` and, when truncated,
 * `X-Truncated: 1`. D301.
 * @param rows selected with `rowWindow`.
 * @param total number of all matching rows.
 * @param meta additional facts of a page, such as counts of tabs.
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
