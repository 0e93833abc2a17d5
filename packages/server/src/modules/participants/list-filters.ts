import type { participantFilters } from '@widya/contract/participants.schemas';
import { STATUSES_OF_TAB } from '@widya/contract/registration-status';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { phonePatterns } from '../../platform/lists/phone-search.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import type { ParticipantSource } from '../registrations/source.ts';

export type Filters = z.output<typeof participantFilters>;

/** Searches one word in name, email, phone and organisation; a number also matches the registration id. */
function matchesTerm({ people: p }: ParticipantSource, term: string): SQL {
  const pattern = containsPattern(term.toLowerCase());
  const byId = /^\d{1,9}$/.test(term) ? sql` or ${p.id} = ${Number(term)}` : sql``;
  return sql`(${p.search_text} like ${pattern}${byId})`;
}

/** Searches all words; a phone number is also found in another notation. */
function matchesSearch(source: ParticipantSource, q: string | undefined): SQL | undefined {
  const { search_text } = source.people;
  const words = and(...searchTerms(q).map((term) => matchesTerm(source, term)));
  return words && or(words, ...phonePatterns(q ?? '').map((pattern) => sql`${search_text} like ${pattern}`));
}

const flagCondition = (value: '1' | '0' | undefined, yes: SQL, no: SQL): SQL | undefined =>
  value === undefined ? undefined : value === '1' ? yes : no;

/** The filters of a list except its tab, because the counts of the tabs use them; undefined when there are none. */
export function filterCondition(source: ParticipantSource, filters: Omit<Filters, 'tab'>): SQL | undefined {
  const { people: p, isPresent } = source;
  const { predicate } = filters;
  return and(
    matchesSearch(source, filters.q),
    filters.status === undefined ? undefined : eq(p.status, filters.status),
    filters.province === undefined ? undefined : eq(p.province, filters.province),
    filters.city === undefined ? undefined : eq(p.city, filters.city),
    flagCondition(filters.present, sql`${isPresent}`, sql`not ${isPresent}`),
    flagCondition(filters.invited, sql`${p.invited}`, sql`not ${p.invited}`),
    flagCondition(filters.confirmed, isNotNull(p.confirmed_at), isNull(p.confirmed_at)),
    flagCondition(filters.noted, ne(p.note, ''), eq(p.note, '')),
    predicate === undefined ? undefined : predicate === 'none' ? isNull(p.predicate) : eq(p.predicate, predicate),
  );
}

/** The condition for the statuses of a tab. */
export const inTab = ({ people }: ParticipantSource, tab: Filters['tab']): SQL | undefined =>
  tab === 'all' ? undefined : inArray(people.status, [...STATUSES_OF_TAB[tab]]);
