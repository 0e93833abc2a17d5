import type { participantQuery } from '@widya/contract/participants.schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { vouchers } from '../../database/schema/vouchers.ts';
import type { ParticipantSource } from './source.ts';

export type ParticipantQuery = z.output<typeof participantQuery>;
type Column = Exclude<ParticipantQuery['sort'], `-${string}`>;

/** What a list is ordered by; the id breaks ties, so that no row stands on two pages. */
function expression({ people: p, isPresent }: ParticipantSource, column: Column): SQL {
  switch (column) {
    case 'registered_at':
      return sql`${p.registered_at}`;
    case 'full_name':
      return sql`lower(${p.full_name})`;
    case 'email':
      return sql`lower(${p.email})`;
    case 'is_present':
      return sql`${isPresent}`;
    case 'voucher':
      return sql`(select ${vouchers.code} from ${vouchers} where ${vouchers.id} = ${p.voucher_id})`;
    case 'note':
      return sql`nullif(${p.note}, '')`;
    case 'status':
      return sql`array_position(array['WAITING', 'PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED', 'REJECTED'], ${p.status})`;
    case 'id':
      return sql`${p.id}`;
    case 'price':
      return sql`${p.price}`;
    case 'province':
      return sql`nullif(${p.province}, '')`;
    case 'city':
      return sql`nullif(${p.city}, '')`;
    case 'accepted_at':
      return sql`${p.accepted_at}`;
    case 'predicate':
      return sql`${p.predicate}`;
  }
}

/** Columns that always hold something: their plain order is the order of an index. */
const FILLED: ReadonlySet<Column> = new Set(['registered_at', 'id']);

export function orderOf(source: ParticipantSource, sort: ParticipantQuery['sort']): SQL[] {
  const descending = sort.startsWith('-');
  const column = sort.replace('-', '') as Column;
  const by = expression(source, column);
  const way = descending ? sql`desc` : sql`asc`;
  const ties = sql`${source.people.id} ${way}`;
  return [FILLED.has(column) ? sql`${by} ${way}` : sql`${by} ${way} nulls last`, ties];
}
