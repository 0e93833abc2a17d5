const SECONDS = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** `1,4` */
export const formatSeconds = (value: number): string => SECONDS.format(value);
