/** `3,67`: averages are shown with two decimals. B-215. */
export const twoDecimals = (value: number): string => value.toFixed(2).replace('.', ',');
