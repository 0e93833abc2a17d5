import type { Participant } from '@widya/contract/participants';
import type { Participation } from '@widya/contract/participation';
import type { participationSchemas } from '@widya/contract/participation.schemas';
import { startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { containsWord, searchTerms } from '../../platform/lists/search-terms.ts';
import { countTabs } from '../participants/queries.ts';
import { selectByIds } from '../registrations/read-registrations.ts';
import {
  CLASS_PEOPLE,
  COURSE_PEOPLE,
  type ParticipantSource,
  peopleScope,
  type SourceKind,
  scopeOf,
} from '../registrations/source.ts';

export type ParticipationQuery = z.output<(typeof participationSchemas)['listAllParticipation']['query']>;

/** A month in WIB. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

type MonthQuery = z.output<(typeof participationSchemas)['listParticipation']['query']>;

/** The month of a call, null for all months; the schema ensures that there is one. */
export function requestedMonth({ bulan, year = 0, month = 0 }: MonthQuery, now: Date): Month | null {
  if (bulan === undefined) return { year, month };
  if (bulan === 'semua') return null;
  const [asYear = 0, asMonth = 0] = (bulan === 'kini' ? wibDate(now) : bulan).split('-').map(Number);
  return { year: asYear, month: asMonth };
}

const firstDay = ({ year, month }: Month): Date => startOfDay(`${year}-${String(month).padStart(2, '0')}-01`);
const next = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/**
 * Searches one word in name and address. They are one lower-case expression, so that an index covers it and the rows of
 * a month need not be read. In all months the stored text is compared first, which costs a tenth of the expression.
 */
function matchesWord({ people: p }: ParticipantSource, word: string, month: Month | null): SQL | undefined {
  const inNameOrAddress = containsWord(sql`lower(${p.full_name} || E'\\n' || ${p.email})`, word);
  return month === null ? and(containsWord(p.search_text, word), inNameOrAddress) : inNameOrAddress;
}

function filterOf(source: ParticipantSource, caller: Caller, query: ParticipationQuery, month: Month | null) {
  const { people: p } = source;
  return and(
    peopleScope(source, caller),
    month === null ? undefined : gte(p.registered_at, firstDay(month)),
    month === null ? undefined : lt(p.registered_at, firstDay(next(month))),
    query.province ? eq(p.province, query.province) : undefined,
    query.city ? eq(p.city, query.city) : undefined,
    query.status ? eq(p.status, query.status) : undefined,
    query.predicate === undefined
      ? undefined
      : query.predicate === 'none'
        ? isNull(p.predicate)
        : eq(p.predicate, query.predicate),
    ...searchTerms(query.q).map((term) => matchesWord(source, term.toLowerCase(), month)),
  );
}

const SOURCES: Readonly<Record<SourceKind, ParticipantSource>> = { class: CLASS_PEOPLE, course: COURSE_PEOPLE };

/** A row of the list, from the participant of its class or course. */
const present = (kind: SourceKind, row: Participant): Participation => ({
  id: row.id,
  kind,
  status: row.status,
  label: row.label,
  class_code: row.class_code,
  class: { name: row.class_name, code: row.class_code, price: row.price, source: row.source },
  member: {
    id: row.member.id,
    full_name: row.full_name,
    email: row.email,
    province: row.province,
    city: row.city,
    organization: row.organization,
  },
  is_present: row.is_present,
  predicate: row.predicate,
  certificate_url: row.certificate_url,
  certificate_revoked_at: row.certificate_revoked_at,
  registered_at: row.registered_at,
  accepted_at: row.accepted_at,
  version: row.version,
});

interface RegistrationRef {
  readonly kind: SourceKind;
  readonly id: number;
}

/** Reads the complete rows of the given ids, in their order. */
async function rowsOf(tx: Tx, refs: readonly RegistrationRef[]): Promise<Participation[]> {
  const byKey = new Map<string, Participation>();
  for (const kind of ['class', 'course'] as const) {
    const ids = refs.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const row of await selectByIds(tx, SOURCES[kind], ids)) byKey.set(`${kind}:${row.id}`, present(kind, row));
  }
  return refs.flatMap(({ kind, id }) => byKey.get(`${kind}:${id}`) ?? []);
}

const SORT_KEYS = { registered_at: sql`registered_at`, full_name: sql`lower(full_name)` } as const;

interface ListRequest {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly query: ParticipationQuery;
  /** Null for all months. */
  readonly month: Month | null;
}

const cachedCount = cacheCounts<number>((total) => total);

/**
 * Number of registrations that match the filters. Without filters it comes from the counters, as there are millions; a
 * large count of all months is cached.
 */
async function countOf(
  { tx, caller, now, query, month }: ListRequest,
  source: ParticipantSource,
  where: SQL | undefined,
) {
  if (where === undefined) return (await countTabs(tx, source, scopeOf(source, { caller }).counters)).all;
  const count = () => tx.$count(source.people, where);
  const { province, city, status, predicate } = query;
  if (month !== null || isInstructor(caller)) return count();
  return cachedCount(JSON.stringify([source.kind, province, city, status, predicate]), now, count);
}

interface Order {
  readonly key: SQL;
  readonly direction: SQL;
}

function orderOf(sort: ParticipationQuery['sort']): Order {
  return {
    key: SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS],
    direction: sort.startsWith('-') ? sql`desc` : sql`asc`,
  };
}

/**
 * The condition for the rows of one kind from which a page is merged, and how many there are in all. A search over all
 * months finds its rows first, because many months may have none.
 */
async function branchOf(request: ListRequest, source: ParticipantSource, { key, direction }: Order) {
  const { tx, caller, query, month } = request;
  const where = filterOf(source, caller, query, month);
  if (month !== null || searchTerms(query.q).length === 0)
    return { where, total: await countOf(request, source, where) };
  const { people } = source;
  const { limit, offset } = rowWindow(query);
  const { ids, total } = await searchIds(tx, { table: people, id: people.id }, where, {
    key,
    direction,
    limit: offset + limit,
    offset: 0,
    // The index by time contains the searched text.
    list:
      key === SORT_KEYS.registered_at
        ? (filterOf(source, caller, { ...query, q: undefined }, null) ?? sql`true`)
        : undefined,
  });
  return { where: sql`${people.id} = any(${sql.param(ids)})`, total };
}

/**
 * A page of registrations of classes and courses together. Each kind is sorted and limited by its own index before both
 * are merged, so that no page reads more than necessary.
 */
export async function selectParticipation(
  request: ListRequest,
  kinds: readonly SourceKind[],
): Promise<{ rows: Participation[]; total: number }> {
  const { tx, query } = request;
  const { limit, offset } = rowWindow(query);
  const { key, direction } = orderOf(query.sort);
  const order = sql`order by ${key} ${direction}, id ${direction}`;
  const branches: SQL[] = [];
  let total = 0;
  for (const kind of kinds) {
    const source = SOURCES[kind];
    const branch = await branchOf(request, source, { key, direction });
    const condition = branch.where === undefined ? sql`` : sql`where ${branch.where}`;
    branches.push(sql`(select ${kind}::text as kind, id, registered_at, full_name from ${source.people} ${condition}
      ${order} limit ${offset + limit})`);
    total += branch.total;
  }
  const found = await tx.execute<{ kind: SourceKind; id: number }>(sql`
    select kind, id from (${sql.join(branches, sql` union all `)}) found ${order} limit ${limit} offset ${offset}`);
  return { rows: await rowsOf(tx, found.rows), total };
}

/** More than any person has. */
const MOST = 500;

/** All classes and courses of a person, newest first. */
export async function selectParticipationOf(tx: Tx, memberId: number): Promise<Participation[]> {
  const refs: (RegistrationRef & { at: Date })[] = [];
  for (const kind of ['class', 'course'] as const) {
    const { people: p } = SOURCES[kind];
    const rows = await tx
      .select({ id: p.id, at: p.registered_at })
      .from(p)
      .where(eq(p.member_id, memberId))
      .orderBy(desc(p.registered_at))
      .limit(MOST);
    refs.push(...rows.map((row) => ({ ...row, kind })));
  }
  return rowsOf(
    tx,
    refs.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  );
}
