import type { Member } from '@widya/contract/members';
import { endOfDay, startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { members } from '../../platform/database/schema/members.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { matchesSearch } from '../members/list-filters.ts';
import { presentMember } from '../members/present.ts';
import { LIVE, ofAge, ofUnknownAge, onDays } from './conditions.ts';
import type { AgeRange } from './rules.ts';

export type PeopleQuery = PageQuery & { readonly q?: string | undefined };

/** The users behind a bar of a chart, in the order of an index. */
export interface Group {
  readonly where: SQL;
  /** Sort key, descending. */
  readonly key: SQL;
  /** Cache key of the group's count. */
  readonly name: string;
}

const CREATED = sql`${members.created_at}`;

export const ofCity = (city: string): Group => ({
  where: and(LIVE, eq(members.city, city)) as SQL,
  key: CREATED,
  name: `city ${city}`,
});

export const ofGender = (gender: 'M' | 'F' | 'none'): Group => ({
  where: and(LIVE, gender === 'none' ? isNull(members.gender) : eq(members.gender, gender)) as SQL,
  key: CREATED,
  name: `gender ${gender}`,
});

export const registeredOn = (day: string): Group => ({
  where: and(LIVE, onDays(members.created_at, day)) as SQL,
  key: CREATED,
  name: `registered ${day}`,
});

export const lastSeenOn = (day: string): Group => ({
  where: and(LIVE, onDays(members.last_login_at, day)) as SQL,
  key: sql`${members.last_login_at}`,
  name: `seen ${day}`,
});

/** Users of an age today, youngest first; null for unknown ages. */
export function agedFrom(range: AgeRange | null, now: Date): Group {
  const today = wibDate(now);
  return {
    where: and(LIVE, range === null ? ofUnknownAge(today) : ofAge(range, today)) as SQL,
    key: range === null ? CREATED : sql`${members.date_of_birth}`,
    name: `age ${today} ${range === null ? 'unknown' : `${range.min} ${range.max ?? ''}`}`,
  };
}

interface IdPage {
  readonly ids: number[];
  readonly total: number;
}

async function rowsOf(tx: Tx, { ids, total }: IdPage): Promise<{ rows: Member[]; total: number }> {
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx.select().from(members).where(inArray(members.id, ids));
  const byId = new Map(rows.map((row) => [row.id, presentMember(row)]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

const cachedCount = cacheCounts<number>((total) => total);
const TOTAL = sql<number>`count(*)::int`;

async function idsOf(tx: Tx, { where, key, name }: Group, query: PeopleQuery, now: Date): Promise<IdPage> {
  const direction = sql`desc`;
  const window = rowWindow(query);
  const search = matchesSearch(query.q);
  if (search)
    return searchIds(tx, { table: members, id: members.id }, and(where, search), { key, direction, ...window });
  const count = async (): Promise<number> => {
    const [row] = await tx.select({ total: TOTAL }).from(members).where(where);
    return row?.total ?? 0;
  };
  // Only ids, which the index contains; only the rows of the page are read.
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(sql`${key} ${direction}, ${members.id} ${direction}`)
    .limit(window.limit)
    .offset(window.offset);
  return { ids: rows.map(({ id }) => id), total: await cachedCount(name, now, count) };
}

/** A page of the users behind a bar. Source: B-235. */
export const selectGroup = async (tx: Tx, group: Group, query: PeopleQuery, now: Date) =>
  rowsOf(tx, await idsOf(tx, group, query, now));

/**
 * A page of people who registered for a course between two WIB days (both inclusive), newest first, each person once.
 */
export async function selectCourseRegistrants(
  tx: Tx,
  { startDate, endDate, ...query }: PeopleQuery & { readonly startDate: string; readonly endDate: string },
): Promise<{ rows: Member[]; total: number }> {
  const { limit, offset } = rowWindow(query);
  const { member_id, registered_at } = memberCourses;
  const search = matchesSearch(query.q);
  const where = and(
    gte(registered_at, startOfDay(startDate)),
    lt(registered_at, endOfDay(endDate)),
    search && sql`exists (select 1 from members where ${members.id} = ${member_id} and ${search})`,
  );
  const rows = await tx
    .select({ id: member_id })
    .from(memberCourses)
    .where(where)
    .groupBy(member_id)
    .orderBy(sql`max(${registered_at}) desc, ${member_id} desc`)
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: sql<number>`count(distinct ${member_id})::int` })
    .from(memberCourses)
    .where(where);
  return rowsOf(tx, { ids: rows.map(({ id }) => id), total: all?.total ?? 0 });
}
