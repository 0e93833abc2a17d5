/** Marks bars and footers with buttons that toasts must not cover. */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const;
