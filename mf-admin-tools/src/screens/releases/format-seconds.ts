const SECONDS = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** Formats seconds with at most one decimal and without a unit: `1,4`. */
export const formatSeconds = (value: number): string => SECONDS.format(value);
