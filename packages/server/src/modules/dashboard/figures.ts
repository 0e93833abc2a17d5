import type { DashboardData, DashboardPart } from '@widya/contract/dashboard';
import { lastDays, startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { type SQL, sql } from 'drizzle-orm';
import { classCounters } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseCounters } from '../../platform/database/schema/courses.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { countMembers } from '../members/count-members.ts';
import { LIVE, ofAge, ofUnknownAge } from './conditions.ts';
import { AGE_RANGES } from './rules.ts';

/** Charts show the last seven days, and the five largest cities. Source: B-227, B-229. */
const DAYS = 7;
const CITIES = 5;

const COUNT = sql<number>`count(*)::int`;
const dayIn = (column: SQL): SQL<string> => sql<string>`((${column} at time zone 'Asia/Jakarta')::date)::text`;
const since = (column: SQL, day: string): SQL => sql`${column} >= ${startOfDay(day).toISOString()}::timestamptz`;

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Adds days without rows as zeros. */
function filled(days: readonly string[], rows: readonly DayCount[]): { day: string; count: number }[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** Counts users by the WIB day of an instant, without days in the future. */
async function usersByDay(tx: Tx, column: SQL, now: Date): Promise<{ day: string; count: number }[]> {
  const days = lastDays(now, DAYS);
  const rows = await tx
    .select({ day: dayIn(column), count: COUNT })
    .from(members)
    .where(sql`${LIVE} and ${since(column, days[0] ?? wibDate(now))}`)
    .groupBy(sql`1`);
  return filled(days, rows);
}

async function registrationsByDay(tx: Tx, now: Date): Promise<NonNullable<DashboardData['registrationData']>> {
  const days = lastDays(now, DAYS);
  const first = days[0] ?? wibDate(now);
  const [classes, courses] = [sql`${registrations.registered_at}`, sql`${memberCourses.registered_at}`];
  const ofClasses = await tx
    .select({ day: dayIn(classes), count: COUNT })
    .from(registrations)
    .where(since(classes, first))
    .groupBy(sql`1`);
  const ofCourses = await tx
    .select({ day: dayIn(courses), count: COUNT })
    .from(memberCourses)
    .where(since(courses, first))
    .groupBy(sql`1`);
  const inCourses = filled(days, ofCourses);
  return filled(days, ofClasses).map(({ day, count }, index) => ({
    day,
    classes: count,
    courses: inCourses[index]?.count ?? 0,
  }));
}

/** Sums of the counters that triggers maintain, without counting rows. Source: D30. */
async function readTotals(tx: Tx, now: Date): Promise<NonNullable<DashboardData['totals']>> {
  const sums = (counters: typeof classCounters | typeof courseCounters) =>
    tx
      .select({
        accepted: sql<number>`coalesce(sum(${counters.accepted}), 0)::int`,
        waiting: sql<number>`coalesce(sum(${counters.waiting}), 0)::int`,
        income: sql<number>`coalesce(sum(${counters.accepted_income}), 0)::float8`,
      })
      .from(counters);
  const [ofClasses] = await sums(classCounters);
  const [ofCourses] = await sums(courseCounters);
  return {
    members: await countMembers(tx, { tab: 'active', newsletter: undefined }, now),
    accepted: (ofClasses?.accepted ?? 0) + (ofCourses?.accepted ?? 0),
    waiting: (ofClasses?.waiting ?? 0) + (ofCourses?.waiting ?? 0),
    class_income: ofClasses?.income ?? 0,
    course_income: ofCourses?.income ?? 0,
  };
}

const byGender = (tx: Tx) =>
  tx.select({ gender: members.gender, count: COUNT }).from(members).where(LIVE).groupBy(members.gender);

const byCity = (tx: Tx) =>
  tx
    .select({ city: members.city, count: COUNT })
    .from(members)
    .where(sql`${LIVE} and ${members.city} <> ''`)
    .groupBy(members.city)
    .orderBy(sql`2 desc, 1`)
    .limit(CITIES);

async function byAge(tx: Tx, now: Date): Promise<NonNullable<DashboardData['memberAgeData']>> {
  const today = wibDate(now);
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await tx
    .select({
      below_17: counted(ofAge(AGE_RANGES.below_17, today)),
      between_18_24: counted(ofAge(AGE_RANGES.between_18_24, today)),
      between_25_39: counted(ofAge(AGE_RANGES.between_25_39, today)),
      more_40: counted(ofAge(AGE_RANGES.more_40, today)),
      unknown: counted(ofUnknownAge(today)),
    })
    .from(members)
    .where(LIVE);
  return row ?? { below_17: 0, between_18_24: 0, between_25_39: 0, more_40: 0, unknown: 0 };
}

type Figures = Omit<DashboardData, 'counted_at'>;

/** The query of each part. */
const READERS: Readonly<Record<DashboardPart, (tx: Tx, now: Date) => Promise<Figures>>> = {
  totals: async (tx, now) => ({ totals: await readTotals(tx, now) }),
  registration: async (tx, now) => ({ registrationData: await registrationsByDay(tx, now) }),
  gender: async (tx) => ({ memberGenderData: await byGender(tx) }),
  login: async (tx, now) => ({ memberLoginData: await usersByDay(tx, sql`${members.last_login_at}`, now) }),
  register: async (tx, now) => ({ memberUserRegisterData: await usersByDay(tx, sql`${members.created_at}`, now) }),
  city: async (tx) => ({ memberCityData: await byCity(tx) }),
  age: async (tx, now) => ({ memberAgeData: await byAge(tx, now) }),
};
const PARTS = Object.keys(READERS) as DashboardPart[];

interface Counted {
  readonly figures: Figures;
  readonly at: Date;
  /** Number of users that the counts read; decides whether they are cached. */
  readonly users: number;
}

const cachedCounts = cacheCounts<Counted>(({ users }) => users);

/**
 * One part of the figures or all of them, and when the oldest was counted. With many users the counts are cached for
 * half a minute. Source: B-020, B-225 to B-229.
 */
export async function readFigures(tx: Tx, part: DashboardPart | undefined, now: Date): Promise<DashboardData> {
  const users = await countMembers(tx, { tab: 'active', newsletter: undefined }, now);
  let figures: Figures = {};
  let oldest = now;
  for (const name of part === undefined ? PARTS : [part]) {
    const counted = await cachedCounts(name, now, async () => ({
      figures: await READERS[name](tx, now),
      at: now,
      users,
    }));
    figures = { ...figures, ...counted.figures };
    if (counted.at < oldest) oldest = counted.at;
  }
  return { counted_at: oldest.toISOString(), ...figures };
}
