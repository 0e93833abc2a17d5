import { and, type SQL, sql } from 'drizzle-orm';
import { emailLog } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { LogFilter } from './filters.ts';

/**
 * Up to this many results are counted and sorted exactly; a larger search must be narrowed and cannot be paged further.
 */
const MOST_FOUND = 20_000;

/**
 * Pages up to here of a search with many results are found by reading the log in order, because many matches are near
 * its beginning.
 */
const NEAR = 1_000;

export interface MailWindow {
  readonly limit: number;
  readonly offset: number;
  readonly descending: boolean;
}

const orderOf = ({ descending }: MailWindow): SQL =>
  descending
    ? sql`${emailLog.created_at} desc, ${emailLog.id} desc`
    : sql`${emailLog.created_at} asc, ${emailLog.id} asc`;

/** Ids of a page of a search in the log, and the number of results. @param most limit of the count, lower in tests. */
export async function searchMails(
  tx: Tx,
  { condition, searched }: Pick<LogFilter, 'condition'> & { readonly searched: NonNullable<LogFilter['searched']> },
  window: MailWindow,
  most: number = MOST_FOUND,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const { search, others } = searched;
  const { limit, offset, descending } = window;
  const direction = descending ? sql`desc` : sql`asc`;
  // Each index scan stops at the limit, so a few results among millions are found as fast as their people.
  const { rows } = await tx.execute<{ total: number; ids: unknown[] }>(sql`
    with found as materialized (
      (select ${emailLog.id} as id, ${emailLog.created_at} as at from ${members}
        join ${emailLog} on ${emailLog.member_id} = ${members.id} where ${and(search.people, others)} limit ${most})
      union
      (select ${emailLog.id}, ${emailLog.created_at} from ${emailLog} where ${and(search.addressed, others)} limit ${most}))
    select (select count(*)::int from found) as total,
      array(select id from found order by at ${direction}, id ${direction} limit ${limit} offset ${offset}) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  // `execute` returns bigint values as text.
  if (total < most) return { ids: ids.map(Number), total };
  const wanted = Math.max(0, Math.min(limit, most - offset));
  const toThem = sql`exists (select 1 from ${members} where ${members.id} = ${emailLog.member_id} and ${search.people})`;
  const where = offset < NEAR ? and(others, sql`(${toThem} or ${search.addressed})`) : condition;
  const page = await tx.execute<{ id: unknown }>(sql`
    select ${emailLog.id} as id from ${emailLog} where ${where}
    order by ${orderOf(window)} limit ${wanted} offset ${offset}`);
  return { ids: page.rows.map(({ id }) => Number(id)), total: most };
}
