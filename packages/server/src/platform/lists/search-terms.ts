import { and, or, type SQL, sql } from 'drizzle-orm';

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

/** Pattern for `like` that finds a text where another one begins. */
export const startsPattern = (text: string): string => containsPattern(text).slice(1);

/** Letters that a trigram index needs to find a word wherever it stands. */
const INDEXED = 3;

/** Whether a word is long enough for a trigram index; without one a search would read the whole table. */
export const hasIndexedWord = (words: readonly string[]): boolean => words.some((word) => word.length >= INDEXED);

/** What stands before a part of a printed number; nothing before its first. */
const BEFORE_PART = ['', '%-', '%/', '%.', '% '];
const isPlain = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word);

/**
 * Finds numbers such as `WID-260115-7KX2M9QA` by words that stand anywhere in them. Words of one or two letters alone are looked for where a
 * part of the number begins, which a trigram index answers too.
 * @param number in small letters, as the index has it.
 * @returns null for what nothing can be found by.
 */
export function numberMatches(number: SQL, words: readonly string[]): SQL | null {
  const small = words.map((word) => word.toLowerCase());
  if (hasIndexedWord(small)) return and(...small.map((word) => sql`${number} like ${containsPattern(word)}`)) ?? null;
  if (small.length === 0 || !small.every(isPlain)) return null;
  const begins = (word: string) =>
    or(...BEFORE_PART.map((before) => sql`${number} like ${before + startsPattern(word)}`));
  return and(...small.map(begins)) ?? null;
}
