/** Joins facts to one line, without empty ones. */
export const words = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
