import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { emailLog } from '../../database/schema/email.ts';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Owner } from '../participants/owners.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';
import { endOfDay, startOfDay } from '../wib.ts';

export type LogQuery = z.output<(typeof emailLogSchemas)['listEmailHistory']['query']>;

/** What of a query narrows the log. */
type LogNarrowing = Pick<LogQuery, 'scenario' | 'status' | 'from' | 'to' | 'q'>;

/** People a search looks at: whoever types a common name is to type more of it. */
const MOST_PEOPLE = 500;

/** Pattern for what begins with a text. */
const beginsWith = (text: string): string => containsPattern(text).slice(1);

/**
 * The mails to people whose name, address or phone is searched for, or to addresses that begin so. Found through the people,
 * who have an index of their own, since that of a log of twenty million mails would be larger than the log.
 */
async function searched(tx: Tx, q: string | undefined): Promise<SQL | undefined> {
  const terms = searchTerms(q).map((term) => term.toLowerCase());
  if (terms.length === 0) return undefined;
  const people = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(...terms.map((term) => sql`${members.search_text} like ${containsPattern(term)}`)))
    .limit(MOST_PEOPLE);
  const ids = people.map(({ id }) => id);
  const addressed = sql`lower(${emailLog.to_email}) like ${beginsWith(terms.join(' '))}`;
  if (ids.length === 0) return addressed;
  // Two looks into two indexes. Said as one `or`, the log itself is read for a name that hundreds have.
  const mails = () => tx.select({ id: emailLog.id }).from(emailLog);
  return inArray(emailLog.id, unionAll(mails().where(inArray(emailLog.member_id, ids)), mails().where(addressed)));
}

export interface LogFilter {
  readonly condition: SQL | undefined;
  /** Nothing but a class or a course narrows it, if anything does: then it is counted to the end. */
  readonly isPlain: boolean;
}

/** What narrows the log. Days are those of WIB, both included. */
export async function logFilter(tx: Tx, owner: Owner | null, query: LogNarrowing): Promise<LogFilter> {
  const { scenario, status, from, to } = query;
  const narrowed = and(
    scenario === undefined ? undefined : eq(emailLog.scenario, scenario),
    status === undefined ? undefined : eq(emailLog.status, status),
    from === undefined ? undefined : gte(emailLog.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(emailLog.created_at, endOfDay(to)),
    await searched(tx, query.q),
  );
  const column = owner?.source.kind === 'course' ? emailLog.course_id : emailLog.class_id;
  return {
    condition: and(owner === null ? undefined : eq(column, owner.id), narrowed),
    isPlain: narrowed === undefined,
  };
}
