import type { ParticipantSummary } from '@widya/contract/participants';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../database/schema/classes.ts';
import { courseCounters, courses } from '../../database/schema/courses.ts';
import { notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { dayOf, endOfDay } from '../wib.ts';
import type { Owner } from './owners.ts';

const WEEKS = 12;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** Prices, quota and kept counters of a class or course, in one shape. */
async function facts(tx: Tx, { source, id }: Owner) {
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

/** Registrations of the last weeks; the last day of each is today minus whole weeks, in WIB. Source: decision 99. */
async function weekly(tx: Tx, { source }: Owner, owned: SQL, now: Date): Promise<ParticipantSummary['weekly']> {
  const { registered_at } = source.people;
  const end = endOfDay(dayOf(now));
  // `date_part` answers a float; `extract` a decimal, which takes several times as long for 20,000 rows.
  const age = sql`floor(date_part('epoch', ${end.toISOString()}::timestamptz - ${registered_at}) / 604800)`;
  const rows = await tx
    .select({ age: sql<number>`${age}::int`, registrations: sql<number>`count(*)::int` })
    .from(source.people)
    .where(and(owned, gte(registered_at, new Date(end.getTime() - WEEKS * WEEK_MS))))
    .groupBy(sql`1`);
  const byAge = new Map(rows.map((row) => [row.age, row.registrations]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const weeksAgo = WEEKS - 1 - index;
    const last = new Date(end.getTime() - weeksAgo * WEEK_MS - DAY_MS);
    return { raw_max: dayOf(last), registration_count: byAge.get(weeksAgo) ?? 0 };
  });
}

/** Counts, income, weekly registrations and regions of a class or course. Source: specification 2 §2, decisions 30 and 31. */
export async function selectSummary(tx: Tx, owner: Owner, now: Date): Promise<ParticipantSummary> {
  const found = await facts(tx, owner);
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
    weekly: await weekly(tx, owner, owned, now),
    regions: regions.flatMap(({ province, city, count }) =>
      province === '' && city === '' ? [] : [{ province, city, count }],
    ),
  };
}
