/** A value on a bar or in the table; a missing value is a dash, because it is not zero. */
export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '—' : format(value);
