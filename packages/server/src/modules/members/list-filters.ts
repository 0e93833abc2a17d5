import type { memberSchemas } from '@widya/contract/members.schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { members } from '../../platform/database/schema/members.ts';
import { containsPattern, hasIndexedWord, searchTerms, startsPattern } from '../../platform/lists/search-terms.ts';
import { phoneFragment } from './phone.ts';

export type MemberQuery = z.output<(typeof memberSchemas)['listMembers']['query']>;

const contains = (text: string): SQL => sql`${members.search_text} like ${containsPattern(text.toLowerCase())}`;

/**
 * Shorter words are looked for where the name begins: in the index by name, or in that of groups of three letters, which reads everybody
 * with any word that begins so, where the database compares texts in a way the first cannot be used with.
 */
const beginsWith = (text: string): SQL =>
  sql`(${members.search_text} like ${startsPattern(text)} and lower(${members.full_name}) like ${startsPattern(text)})`;

/**
 * What a search finds: people in whose name, address and number every word stands somewhere. A number is found however it is
 * written. Three letters and more are answered by one trigram index.
 */
export function matchesSearch(q: string | undefined): SQL | undefined {
  const text = (q ?? '').trim();
  if (text === '') return undefined;
  const number = phoneFragment(text);
  if (number !== null) return contains(number);
  const words = searchTerms(text);
  if (!hasIndexedWord(words)) return beginsWith(text.toLowerCase());
  return and(...words.map(contains));
}

/** Everything that narrows the list. Source: B-162. */
export const memberFilter = ({ tab, newsletter, q }: Pick<MemberQuery, 'tab' | 'newsletter' | 'q'>): SQL | undefined =>
  and(
    eq(members.active, tab === 'active' ? 1 : 0),
    newsletter === undefined ? undefined : eq(members.subscribe_newsletter, newsletter === '1'),
    matchesSearch(q),
  );
