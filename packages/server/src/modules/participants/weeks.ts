import type { ParticipantSummary } from '@widya/contract/participants';
import { wibDate } from '@widya/contract/time/instants';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import type { People } from '../registrations/source.ts';

const WEEKS = 12;
const DAY_MS = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY_MS;

/**
 * Registrations in twelve periods of seven days, the oldest first; the last period ends at an instant. Source: D99.
 * @param end the end of a day in WIB.
 */
export async function countByWeek(
  tx: Tx,
  people: People,
  owned: SQL | undefined,
  end: Date,
): Promise<ParticipantSummary['weekly']> {
  const { registered_at } = people;
  // `date_part` returns a float; `extract` returns a decimal, which takes several times as long for 20,000 rows.
  const age = sql`floor(date_part('epoch', ${end.toISOString()}::timestamptz - ${registered_at}) / 604800)`;
  const rows = await tx
    .select({ age: sql<number>`${age}::int`, registrations: sql<number>`count(*)::int` })
    .from(people)
    .where(and(owned, gte(registered_at, new Date(end.getTime() - WEEKS * WEEK_MS)), lt(registered_at, end)))
    .groupBy(sql`1`);
  const byAge = new Map(rows.map((row) => [row.age, row.registrations]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const weeksAgo = WEEKS - 1 - index;
    const last = new Date(end.getTime() - weeksAgo * WEEK_MS - DAY_MS);
    return { raw_max: wibDate(last), registration_count: byAge.get(weeksAgo) ?? 0 };
  });
}
