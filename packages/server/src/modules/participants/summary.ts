import type { ParticipantSummary } from '@widya/contract/participants';
import { endOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { courseCounters, courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { countByWeek, WEEK_MS } from './weeks.ts';

/** Prices, quota and counters of a class or course in one shape. */
async function readFacts(tx: Tx, { source, id }: Owner) {
  const nothing = { quota: null, online_payment: true, start_time: null, end_time: null };
  if (source.kind === 'class') {
    const [found] = await tx
      .select({ owner: classes, counters: classCounters })
      .from(classes)
      .innerJoin(classCounters, eq(classCounters.class_id, classes.id))
      .where(eq(classes.id, id));
    return found;
  }
  const [found] = await tx
    .select({ price: courses.price, counters: courseCounters })
    .from(courses)
    .innerJoin(courseCounters, eq(courseCounters.course_id, courses.id))
    .where(eq(courses.id, id));
  return found && { counters: found.counters, owner: { price: found.price, ...nothing } };
}

/**
 * After this many weeks without a registration the chart ends with the last one, so that an old class is not all zeros.
 */
const QUIET_WEEKS = 8;

/** The end of the chart's last week: today, or the day of the last registration if that was long ago. */
async function lastWeekEnd(tx: Tx, { source }: Owner, owned: SQL, now: Date): Promise<Date> {
  const end = endOfDay(wibDate(now));
  const { registered_at } = source.people;
  const [newest] = await tx
    .select({ at: registered_at })
    .from(source.people)
    .where(owned)
    .orderBy(desc(registered_at))
    .limit(1);
  const quiet = newest === undefined ? 0 : Math.floor((end.getTime() - newest.at.getTime()) / WEEK_MS);
  return new Date(end.getTime() - (quiet < QUIET_WEEKS ? 0 : quiet) * WEEK_MS);
}

/** Registrations per week; the last day of each week is today minus whole weeks, in WIB. Source: D99. */
async function weeks(
  tx: Tx,
  owner: Owner,
  owned: SQL,
  now: Date,
): Promise<Pick<ParticipantSummary, 'weekly' | 'weekly_until'>> {
  const end = await lastWeekEnd(tx, owner, owned, now);
  const weekly = await countByWeek(tx, owner.source.people, owned, end);
  const until = weekly.at(-1)?.raw_max ?? null;
  return { weekly, weekly_until: until === wibDate(now) ? null : until };
}

/**
 * Counts, income, weekly registrations and regions of a class or course. @throws ApiFailure 404. Source: D30 and D31.
 */
export async function selectSummary(tx: Tx, owner: Owner, now: Date): Promise<ParticipantSummary> {
  const found = await readFacts(tx, owner);
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  const { owner: about, counters } = found;
  const { people: p, isPresent, ownerId } = owner.source;
  const owned = eq(ownerId, owner.id);
  const regions = await tx
    .select({
      province: p.province,
      city: p.city,
      count: sql<number>`count(*)::int`,
      present: sql<number>`(count(*) filter (where ${p.status} = 'ACCEPTED' and ${isPresent}))::int`,
    })
    .from(p)
    .where(owned)
    .groupBy(p.province, p.city)
    .orderBy(p.province, p.city);
  return {
    id: owner.id,
    code: owner.code,
    name: owner.name,
    price: about.price,
    quota: about.quota,
    free_places: about.quota === null ? null : Math.max(0, about.quota - counters.waiting - counters.accepted),
    online_payment: about.online_payment,
    start_time: about.start_time?.toISOString() ?? null,
    end_time: about.end_time?.toISOString() ?? null,
    counts: {
      registrants: counters.waiting + counters.accepted,
      accepted: counters.accepted,
      waiting: counters.waiting,
      pending: counters.pending,
      rejected: counters.rejected + counters.cancelled + counters.expired,
      invited: counters.invited,
      present: regions.reduce((sum, region) => sum + region.present, 0),
    },
    income: counters.accepted_income,
    ...(await weeks(tx, owner, owned, now)),
    regions: regions.flatMap(({ province, city, count }) =>
      province === '' && city === '' ? [] : [{ province, city, count }],
    ),
  };
}
