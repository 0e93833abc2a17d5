/** Address of the generated poster of a class, course or event: its motif, or with its words as a PNG. */
export const posterAddress = (code: string, type: 'svg' | 'png' = 'svg'): string =>
  `/poster/${encodeURIComponent(code)}.${type}`;
