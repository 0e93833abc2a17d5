/** `3,67`: averages are shown with two decimals. Specification 2 §9. */
export const twoDecimals = (value: number): string => value.toFixed(2).replace('.', ',');
