import type { memberSchemas } from '@widya/contract/members.schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { members } from '../../database/schema/members.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';
import { phoneFragment } from './phone.ts';

export type MemberQuery = z.output<(typeof memberSchemas)['listMembers']['query']>;

/** The index is made of groups of three letters; a shorter word can only be looked for where the name begins. */
const INDEXED = 3;

const contains = (text: string): SQL => sql`${members.search_text} like ${containsPattern(text.toLowerCase())}`;

/**
 * What a search finds: people in whose name, address and number every word stands somewhere. A number is found however it is
 * written. All of it is answered by one trigram index.
 */
export function matchesSearch(q: string | undefined): SQL | undefined {
  const text = (q ?? '').trim();
  if (text === '') return undefined;
  const number = phoneFragment(text);
  if (number !== null) return contains(number);
  const words = searchTerms(text);
  if (words.every((word) => word.length < INDEXED))
    return sql`${members.search_text} like ${containsPattern(text.toLowerCase()).slice(1)}`;
  return and(...words.map(contains));
}

/** Everything that narrows the list. Source: specification 2 §2. */
export const memberFilter = ({ tab, newsletter, q }: Pick<MemberQuery, 'tab' | 'newsletter' | 'q'>): SQL | undefined =>
  and(
    eq(members.active, tab === 'active' ? 1 : 0),
    newsletter === undefined ? undefined : eq(members.subscribe_newsletter, newsletter === '1'),
    matchesSearch(q),
  );
