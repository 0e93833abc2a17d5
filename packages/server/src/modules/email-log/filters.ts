import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import { endOfDay, startOfDay } from '@widya/contract/time/days';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { emailLog } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import type { Owner } from '../registrations/find-owner.ts';

export type LogQuery = z.output<(typeof emailLogSchemas)['listEmailHistory']['query']>;

/** What of a query narrows the log. */
type LogNarrowing = Pick<LogQuery, 'scenario' | 'status' | 'from' | 'to' | 'q'>;

/** Pattern for what begins with a text. */
const beginsWith = (text: string): string => containsPattern(text).slice(1);

/** Mails to people whose name, address or phone is searched for, or to addresses that begin so. */
export interface MailSearch {
  /** Of a person. */
  readonly people: SQL;
  /** Of a mail. */
  readonly addressed: SQL;
}

function searchOf(q: string | undefined): MailSearch | null {
  const terms = searchTerms(q).map((term) => term.toLowerCase());
  const people = and(...terms.map((term) => sql`${members.search_text} like ${containsPattern(term)}`));
  if (people === undefined) return null;
  return { people, addressed: sql`lower(${emailLog.to_email}) like ${beginsWith(terms.join(' '))}` };
}

/**
 * Two looks into two indexes: said as one `or`, the log itself is read. Mails are found through the people, since an index of the
 * names in a log of twenty million mails would be larger than the log.
 */
function foundBy(tx: Tx, { people, addressed }: MailSearch): SQL {
  const mails = () => tx.select({ id: emailLog.id }).from(emailLog);
  const ids = tx.select({ id: members.id }).from(members).where(people);
  return inArray(emailLog.id, unionAll(mails().where(inArray(emailLog.member_id, ids)), mails().where(addressed)));
}

export interface LogFilter {
  /** Everything that narrows it. */
  readonly condition: SQL | undefined;
  /** Nothing but a class or a course narrows it, if anything does: then it is counted to the end. */
  readonly isPlain: boolean;
  /** The same in two parts, for a page of a search; null when nobody searches. */
  readonly searched: { readonly search: MailSearch; readonly others: SQL | undefined } | null;
}

/** What narrows the log. Days are those of WIB, both included. */
export function logFilter(tx: Tx, owner: Owner | null, query: LogNarrowing): LogFilter {
  const { scenario, status, from, to } = query;
  const narrowed = and(
    scenario === undefined ? undefined : eq(emailLog.scenario, scenario),
    status === undefined ? undefined : eq(emailLog.status, status),
    from === undefined ? undefined : gte(emailLog.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(emailLog.created_at, endOfDay(to)),
  );
  const column = owner?.source.kind === 'course' ? emailLog.course_id : emailLog.class_id;
  const others = and(owner === null ? undefined : eq(column, owner.id), narrowed);
  const search = searchOf(query.q);
  return {
    condition: search === null ? others : and(others, foundBy(tx, search)),
    isPlain: search === null && narrowed === undefined,
    searched: search && { search, others },
  };
}
