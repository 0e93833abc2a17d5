/** Facts of a row in one line; what is empty is left out. */
export const words = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
