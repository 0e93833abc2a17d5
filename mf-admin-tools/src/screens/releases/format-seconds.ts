import { formatNumber } from '@widya/design-system/formats/number';

/** Formats seconds with at most one decimal and without a unit: `1,4`. */
export const formatSeconds = (value: number): string => formatNumber(Number(value.toFixed(1)));
