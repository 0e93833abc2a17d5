import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Maximum number of words; each one is a condition of the query. */
const MAX_TERMS = 8;

/** The words of a search; a row matches when it contains each of them. */
export const searchTerms = (q: string | undefined): string[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS);

/** `ilike` pattern for a text anywhere; typed wildcards are escaped. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** `like` pattern for a text at the beginning. */
export const startsPattern = (text: string): string => containsPattern(text).slice(1);

/** Letters of a word that are looked up in a trigram index. */
const LOOKED_UP = 16;

/**
 * Whether a text contains a word, both in lower case. Only the beginning of a long word is looked up in the index, as
 * an address ends in letters that many have, and reading their lists takes longer than comparing what is found.
 */
export function containsWord(text: SQL | PgColumn, word: string): SQL {
  const letters = [...word];
  if (letters.length <= LOOKED_UP) return sql`${text} like ${containsPattern(word)}`;
  const beginning = letters.slice(0, LOOKED_UP).join('');
  return sql`(${text} like ${containsPattern(beginning)} and position(${word}::text in ${text}) > 0)`;
}

/** Minimum length of a word for a trigram index. */
const INDEXED = 3;

/** Whether a word is long enough for a trigram index; without one a search would read the whole table. */
export const hasIndexedWord = (words: readonly string[]): boolean => words.some((word) => word.length >= INDEXED);

/** Separators before a part of a printed number; none before the first. */
const BEFORE_PART = ['', '%-', '%/', '%.', '% '];
const isPlain = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word);

/**
 * Matches numbers such as `WID-260115-7KX2M9QA` by words anywhere in them. If all words have only one or two letters,
 * they match at the beginning of a part, which a trigram index also supports.
 * @param number SQL of the number in lower case, as indexed.
 * @returns null when the words cannot match anything.
 */
export function numberMatches(number: SQL, words: readonly string[]): SQL | null {
  const small = words.map((word) => word.toLowerCase());
  if (hasIndexedWord(small)) return and(...small.map((word) => sql`${number} like ${containsPattern(word)}`)) ?? null;
  if (small.length === 0 || !small.every(isPlain)) return null;
  const begins = (word: string) =>
    or(...BEFORE_PART.map((before) => sql`${number} like ${before + startsPattern(word)}`));
  return and(...small.map(begins)) ?? null;
}
