/** A value as it stands on a bar and in the table: a dash where nothing was counted, which is not zero. */
export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '—' : format(value);
