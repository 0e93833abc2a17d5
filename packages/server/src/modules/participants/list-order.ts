import type { participantQuery } from '@widya/contract/participants.schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { ParticipantSource } from '../registrations/source.ts';

export type ParticipantQuery = z.output<typeof participantQuery>;
type Column = Exclude<ParticipantQuery['sort'], `-${string}`>;

/**
 * The sort key of a column; the id breaks ties, so that no row appears on two pages. Texts are compared by code units,
 * which is several times faster than by a collation and equivalent for lower-case letters.
 */
function expression({ people: p, isPresent }: ParticipantSource, column: Column): SQL {
  switch (column) {
    case 'registered_at':
      return sql`${p.registered_at}`;
    case 'full_name':
      return sql`lower(${p.full_name}) collate "C"`;
    case 'email':
      return sql`lower(${p.email}) collate "C"`;
    case 'is_present':
      return sql`${isPresent}`;
    case 'voucher':
      return sql`(select ${vouchers.code} from ${vouchers} where ${vouchers.id} = ${p.voucher_id})`;
    case 'note':
      return sql`nullif(${p.note}, '') collate "C"`;
    case 'status':
      return sql`array_position(array['WAITING', 'PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED', 'REJECTED'], ${p.status})`;
    case 'id':
      return sql`${p.id}`;
    case 'price':
      return sql`${p.price}`;
    case 'province':
      return sql`nullif(${p.province}, '') collate "C"`;
    case 'city':
      return sql`nullif(${p.city}, '') collate "C"`;
    case 'accepted_at':
      return sql`${p.accepted_at}`;
    case 'predicate':
      return sql`${p.predicate}`;
  }
}

/** Columns without null, whose plain order can use an index. */
const FILLED: ReadonlySet<Column> = new Set(['registered_at', 'id']);

const sortParts = (source: ParticipantSource, sort: ParticipantQuery['sort']) => {
  const column = sort.replace('-', '') as Column;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return {
    by: expression(source, column),
    direction: FILLED.has(column) ? direction : sql`${direction} nulls last`,
    ties: direction,
  };
};

/** The order of a query over registrations. */
export function orderOf(source: ParticipantSource, sort: ParticipantQuery['sort']): SQL[] {
  const { by, direction, ties } = sortParts(source, sort);
  return [sql`${by} ${direction}`, sql`${source.people.id} ${ties}`];
}

/** The order of a query over rows of `id` and `key`, where `key` is the sort key. */
export function keyedOrder(source: ParticipantSource, sort: ParticipantQuery['sort']): { key: SQL; order: SQL } {
  const { by, direction, ties } = sortParts(source, sort);
  return { key: by, order: sql`key ${direction}, id ${ties}` };
}
