import type { RecipientCount } from '@widya/contract/email-broadcasts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import { type ChosenRecipients, entryCount, recipientRows } from './recipients.ts';

/** Maximum number of entries of a list that are named as examples. */
const EXAMPLES = 5;
const MOST_NAMED = 50;

type Reason = RecipientCount['suppressed_examples'][number]['reason'];

interface Counted {
  readonly [column: string]: unknown;
  readonly total: number;
  readonly suppressed: number;
  readonly entries: number;
  readonly examples: readonly { email: string; name: string }[];
  readonly left_out: readonly { email: string; reason: Reason }[];
}

/** Counts the recipients with the query that sends. */
export async function countRecipients(tx: Tx, chosen: ChosenRecipients): Promise<RecipientCount> {
  const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`
    with recipients as materialized (${recipientRows(chosen)})
    select (select count(*)::int from recipients) as total,
      (select count(*)::int from recipients where reason is not null) as suppressed,
      ${entryCount(chosen)} as entries,
      (select coalesce(jsonb_agg(jsonb_build_object('email', email, 'name', name) order by nr), '[]') from
        (select * from recipients where reason is null order by nr limit ${EXAMPLES}) few) as examples,
      (select coalesce(jsonb_agg(jsonb_build_object('email', email, 'reason', reason) order by nr), '[]') from
        (select * from recipients where reason is not null order by nr limit ${MOST_NAMED}) few) as left_out`);
  const [row] = rows;
  const { total = 0, suppressed = 0, entries = 0, examples = [], left_out = [] } = row ?? {};
  return {
    total,
    sendable: total - suppressed,
    suppressed,
    suppressed_examples: [...left_out],
    duplicates: entries - total,
    invalid: chosen.invalid.slice(0, MOST_NAMED),
    examples: [...examples],
  };
}
