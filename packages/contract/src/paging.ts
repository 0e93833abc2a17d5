/** One page of a list. Source: D301. */
export interface Page<Row, Meta = unknown> {
  readonly data: readonly Row[];
  readonly meta: { readonly page: number; readonly per_page: number; readonly total: number } & Meta;
}

/** Largest page size that can be requested. */
export const MAX_PER_PAGE = 100;

/** Rows after which a list without paging is truncated, with headers `X-Total-Count` and `X-Truncated: 1`. */
export const MAX_UNPAGED_ROWS = 1_000;

/** Page sizes that tables offer. Source: A-095. */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
