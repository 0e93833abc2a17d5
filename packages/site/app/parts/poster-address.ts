/** Address of the generated poster of a class, course or event: its motif as SVG, or with text as PNG. */
export const posterAddress = (code: string, type: 'svg' | 'png' = 'svg'): string =>
  `/poster/${encodeURIComponent(code)}.${type}`;
