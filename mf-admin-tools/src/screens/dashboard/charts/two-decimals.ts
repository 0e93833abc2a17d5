/** `3,67`: averages have two decimals. B-215. */
export const twoDecimals = (value: number): string => value.toFixed(2).replace('.', ',');
