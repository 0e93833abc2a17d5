/** Rows per page that every table offers. A-095. */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Default page size with compact rows, of which ten would leave half the screen empty. */
export const COMPACT_PAGE_SIZE = 50;
