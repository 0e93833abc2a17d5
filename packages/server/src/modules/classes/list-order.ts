import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { isUndatedDraft } from './class-facts.ts';
import type { ParsedClassQuery } from './list-filters.ts';

type SortColumn = 'start_time' | 'name' | 'price' | 'waiting' | 'accepted' | 'income' | 'updated_at';

const SORT_KEYS: Readonly<Record<SortColumn, SQL>> = {
  start_time: sql`${classes.start_time}`,
  name: sql`lower(${classes.name})`,
  price: sql`${classes.price}`,
  waiting: sql`${classCounters.waiting}`,
  accepted: sql`${classCounters.accepted}`,
  // Sorts by price × accepted, as shown in the column Pemasukan.
  income: sql`${classes.price}::bigint * ${classCounters.accepted}`,
  updated_at: sql`${classes.updated_at}`,
};

/**
 * Order of the class list. When sorted by time in either direction, permanent classes come last, and before them those
 * without a date (D24); among upcoming classes a draft without a date comes first. The default is the next class first
 * for upcoming ones, otherwise the latest first. The id breaks ties, so that no class appears on two pages.
 */
export function classOrder(query: Pick<ParsedClassQuery, 'sort' | 'tab'>): SQL[] {
  const sort = query.sort ?? (query.tab === 'upcoming' ? 'start_time' : '-start_time');
  const descending = sort.startsWith('-');
  const column = (descending ? sort.slice(1) : sort) as SortColumn;
  const ordered = descending ? sql`${SORT_KEYS[column]} desc nulls last` : sql`${SORT_KEYS[column]} asc nulls last`;
  const tie = descending ? desc(classes.id) : asc(classes.id);
  if (column !== 'start_time') return [ordered, tie];
  const drafts = query.tab === 'upcoming' && !descending ? [desc(isUndatedDraft)] : [];
  return [...drafts, asc(classes.permanent), ordered, tie];
}
