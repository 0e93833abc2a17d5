import type { memberSchemas } from '@widya/contract/members.schemas';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { members } from '../../platform/database/schema/members.ts';
import { phonePatterns } from '../../platform/lists/phone-search.ts';
import { containsWord, hasIndexedWord, searchTerms, startsPattern } from '../../platform/lists/search-terms.ts';

export type MemberQuery = z.output<(typeof memberSchemas)['listMembers']['query']>;

const contains = (text: string): SQL => containsWord(members.search_text, text.toLowerCase());

/**
 * Matches a short word at the beginning of the name. There are two conditions because the index by name cannot be used
 * with every collation; the trigram index then finds all people with a word that begins so.
 */
const beginsWith = (text: string): SQL =>
  sql`(${members.search_text} like ${startsPattern(text)} and lower(${members.full_name}) like ${startsPattern(text)})`;

/**
 * Matches people in whose name, address and phone number every word occurs; phone numbers match in any notation. From
 * three letters on, one trigram index is enough.
 */
export function matchesSearch(q: string | undefined): SQL | undefined {
  const text = (q ?? '').trim();
  if (text === '') return undefined;
  const phones = phonePatterns(text);
  if (phones.length > 0) return or(...phones.map((pattern) => sql`${members.search_text} like ${pattern}`));
  const words = searchTerms(text);
  if (!hasIndexedWord(words)) return beginsWith(text.toLowerCase());
  return and(...words.map(contains));
}

/** All filters of the list. Source: B-162. */
export const memberFilter = ({ tab, newsletter, q }: Pick<MemberQuery, 'tab' | 'newsletter' | 'q'>): SQL | undefined =>
  and(
    eq(members.active, tab === 'active' ? 1 : 0),
    newsletter === undefined ? undefined : eq(members.subscribe_newsletter, newsletter === '1'),
    matchesSearch(q),
  );
