/** A search is cut here; nobody types more words, and each one is a condition of the query. */
const MAX_TERMS = 8;

/** The words of a search; a row matches when each of them is found somewhere in it. */
export const searchTerms = (q: string | undefined): string[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS);

/** Pattern for `ilike` that finds a text anywhere; what is typed is never read as a wildcard. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a word is long enough for a trigram index; without one a search would read the whole table. */
export const hasIndexedWord = (words: readonly string[]): boolean => words.some((word) => word.length >= 3);
