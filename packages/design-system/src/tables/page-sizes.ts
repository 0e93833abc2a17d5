/** Rows per page that every table offers. A-095. */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Where compact rows were chosen and no page size was: ten of them leave half of a laptop's screen empty. */
export const COMPACT_PAGE_SIZE = 50;
