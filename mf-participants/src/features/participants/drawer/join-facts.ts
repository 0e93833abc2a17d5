/** Joins facts to one line, without empty ones. */
export const joinFacts = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
