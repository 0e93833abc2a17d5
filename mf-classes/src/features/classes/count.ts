const NUMBER = new Intl.NumberFormat('id-ID');

/** A number of people or classes, with dots between thousands. */
export const count = (value: number): string => NUMBER.format(value);
