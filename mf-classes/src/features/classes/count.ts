const NUMBER = new Intl.NumberFormat('id-ID');

/** Formats a number with dots between thousands. */
export const count = (value: number): string => NUMBER.format(value);
