import { endOfDay, startOfDay } from '@widya/contract/time/days';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { type AgeRange, birthRange } from './rules.ts';

/** Users that are not deleted; a literal condition, so that PostgreSQL can use the partial indexes. */
export const LIVE = sql`${members.active} = 1`;

/**
 * Whether the date of birth is known: a day of 1970 stands for 'unknown', unless the person has confirmed it.
 * Source: D95.
 */
const KNOWN_BIRTH = sql`(${members.date_of_birth} not between '1970-01-01' and '1970-12-31' or ${members.dob_confirmed})`;

/** Users whose age is known and within a range on a WIB day. */
export function ofAge(range: AgeRange, today: string): SQL {
  const { after, until } = birthRange(range, today);
  const born = sql`${members.date_of_birth} <= ${until}::date`;
  return after === null
    ? sql`(${born} and ${KNOWN_BIRTH})`
    : sql`(${born} and ${members.date_of_birth} > ${after}::date and ${KNOWN_BIRTH})`;
}

/** Users whose age is unknown, including dates of birth in the future. */
export const ofUnknownAge = (today: string): SQL =>
  sql`(${members.date_of_birth} is null or ${members.date_of_birth} > ${today}::date or not ${KNOWN_BIRTH})`;

/** Whether an instant is on a WIB day between the first and the last. */
export const onDays = (
  column: typeof members.created_at | typeof members.last_login_at,
  first: string,
  last = first,
): SQL => and(gte(column, startOfDay(first)), lt(column, endOfDay(last))) as SQL;
