import { and, sql } from 'drizzle-orm';
import { emailLog } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import type { MailLogFilter } from './filters.ts';

/**
 * Up to this many results are counted and sorted exactly; a larger search must be narrowed and cannot be paged further.
 */
const MAX_RESULTS = 20_000;

export interface MailWindow {
  readonly limit: number;
  readonly offset: number;
  readonly descending: boolean;
}

/** Ids of a page of a search in the log, and the number of results. @param most limit of the count, lower in tests. */
export function searchMails(
  tx: Tx,
  { search, others }: NonNullable<MailLogFilter['searched']>,
  { limit, offset, descending }: MailWindow,
  most: number = MAX_RESULTS,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const { people, addressed } = search;
  const toThem = sql`${members.id} = ${emailLog.member_id}`;
  const columns = sql`${emailLog.id} as id, ${emailLog.created_at} as key`;
  // Both parts are read from indexes alone, and no mail is in both, so that reading stops at the limit.
  const matches = sql`
    select ${columns} from ${members} join ${emailLog} on ${toThem} where ${and(people, others)}
    union all
    select ${columns} from ${emailLog}
    where ${and(addressed, others)} and not exists (select 1 from ${members} where ${toThem} and ${people})`;
  // A scalar subquery compares only the people of the mails that are read; `exists` would look up all people first.
  const isToThem = sql`(select ${people} from ${members} where ${toThem})`;
  return searchIds(tx, { table: emailLog, id: emailLog.id }, and(others, sql`(${isToThem} or ${addressed})`), {
    key: sql`${emailLog.created_at}`,
    direction: descending ? sql`desc` : sql`asc`,
    limit,
    offset,
    list: others ?? sql`true`,
    matches,
    most,
  });
}
