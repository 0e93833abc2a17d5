/** Specification 1 §2.5: page sizes 5, 10, 50, 100, default 10. */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
