import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import { endOfDay, startOfDay } from '@widya/contract/time/days';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { emailLog } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsWord, searchTerms, startsPattern } from '../../platform/lists/search-terms.ts';
import type { Owner } from '../registrations/find-owner.ts';

export type LogQuery = z.output<(typeof emailLogSchemas)['listEmailHistory']['query']>;

/** The filters of the log. */
type MailLogFilters = Pick<LogQuery, 'scenario' | 'status' | 'from' | 'to' | 'q'>;

/** Matches mails to people whose name, address or phone is searched, or to addresses with that beginning. */
export interface MailSearch {
  /** Condition on members. */
  readonly people: SQL;
  /** Condition on mails. */
  readonly addressed: SQL;
}

function searchOf(q: string | undefined): MailSearch | null {
  const terms = searchTerms(q).map((term) => term.toLowerCase());
  const people = and(...terms.map((term) => containsWord(members.search_text, term)));
  if (people === undefined) return null;
  return { people, addressed: sql`lower(${emailLog.to_email}) like ${startsPattern(terms.join(' '))}` };
}

/**
 * Two index scans: with one `or`, the whole log would be read. Mails are found through people, because an index of
 * names over twenty million mails would be larger than the log.
 */
function matchesMailSearch(tx: Tx, { people, addressed }: MailSearch): SQL {
  const mails = () => tx.select({ id: emailLog.id }).from(emailLog);
  const ids = tx.select({ id: members.id }).from(members).where(people);
  return inArray(emailLog.id, unionAll(mails().where(inArray(emailLog.member_id, ids)), mails().where(addressed)));
}

export interface MailLogFilter {
  /** All filters together. */
  readonly condition: SQL | undefined;
  /** Whether the list is filtered by a class or course at most, so that an exact count is possible. */
  readonly isPlain: boolean;
  /** The search and the other filters separately; null without a search. */
  readonly searched: { readonly search: MailSearch; readonly others: SQL | undefined } | null;
}

/** The condition of a log query. Days are WIB days, both inclusive. */
export function mailLogFilter(tx: Tx, owner: Owner | null, query: MailLogFilters): MailLogFilter {
  const { scenario, status, from, to } = query;
  const conditions = and(
    scenario === undefined ? undefined : eq(emailLog.scenario, scenario),
    status === undefined ? undefined : eq(emailLog.status, status),
    from === undefined ? undefined : gte(emailLog.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(emailLog.created_at, endOfDay(to)),
  );
  const column = owner?.source.kind === 'course' ? emailLog.course_id : emailLog.class_id;
  const others = and(owner === null ? undefined : eq(column, owner.id), conditions);
  const search = searchOf(query.q);
  return {
    condition: search === null ? others : and(others, matchesMailSearch(tx, search)),
    isPlain: search === null && conditions === undefined,
    searched: search && { search, others },
  };
}
