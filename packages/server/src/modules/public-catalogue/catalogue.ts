import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import type { CatalogueEntry, PublicCatalogue } from '@widya/contract/public-catalogue';
import type { publicCatalogueSchemas } from '@widya/contract/public-catalogue.schemas';
import type { PublicTopic } from '@widya/contract/public-classes';
import { registrationState } from '@widya/contract/registration-state';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchTerms } from '../../platform/lists/search-terms.ts';
import { type EntryRow, entries, entryFilter } from './entries.ts';

type Query = z.output<(typeof publicCatalogueSchemas)['listPublicCatalogue']['query']>;

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());
const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

function presentEntry(row: EntryRow, now: Date): CatalogueEntry {
  const { deep, mid } = tonesOf(posterFacts(row.code, row.topic_code).topic);
  const facts = {
    isOpen: true,
    opensAt: ms(row.opens),
    closesAt: ms(row.closes),
    endsAt: ms(row.end_time),
    seatsLeft: row.places_left,
  };
  return {
    kind: row.kind,
    code: row.code,
    name: row.name,
    topic: row.topic_code === null || row.topic_name === null ? null : { code: row.topic_code, name: row.topic_name },
    category: row.category,
    tones: { deep, mid },
    start_time: instant(row.start_time),
    end_time: instant(row.end_time),
    display_time: row.display_time,
    price: row.price,
    full_price: row.full_price,
    state: registrationState(facts, now.getTime()),
    registration_opens: instant(row.opens),
    registration_closes: instant(row.closes),
    quota: row.quota,
    places_left: row.places_left,
    image_url: row.image_url,
    lessons: row.lessons,
    duration: row.duration,
    gives_certificate: row.gives_certificate,
  };
}

/** Month of an entry in WIB. */
const MONTH = sql`to_char(start_time at time zone 'Asia/Jakarta', 'YYYY-MM')`;

interface MonthCount extends Record<string, unknown> {
  readonly month: string | null;
  readonly total: number;
}

/** A page of the catalogue: entries with a date by date, then the others by name. */
export async function selectCatalogue(tx: Tx, query: Query, now: Date): Promise<PublicCatalogue> {
  const { page, per_page, month, q, topic, price, kind } = query;
  const matching = sql`select * from (${entries(now)}) entries where ${entryFilter({ words: searchTerms(q), topic, price, kind })}`;
  const counts = await tx.execute<MonthCount>(
    sql`select ${MONTH} as month, count(*)::int as total from (${matching}) found group by 1 order by 1 nulls last`,
  );
  const rows = await tx.execute<EntryRow>(sql`
    select * from (${matching}) found ${month === undefined ? sql`` : sql`where ${MONTH} = ${month}`}
    order by start_time nulls last, lower(name), code limit ${per_page} offset ${(page - 1) * per_page}`);
  const months = counts.rows.flatMap(({ month: of, total }) => (of === null ? [] : [{ month: of, total }]));
  const undated = counts.rows.find(({ month: of }) => of === null)?.total ?? 0;
  const listed = month === undefined ? counts.rows : counts.rows.filter(({ month: of }) => of === month);
  const total = listed.reduce((sum, { total: some }) => sum + some, 0);
  return { data: rows.rows.map((row) => presentEntry(row, now)), meta: { page, per_page, total, months, undated } };
}

interface TopicRow extends Record<string, unknown> {
  readonly code: string;
  readonly name: string;
  readonly total: number;
}

/** Topics of the catalogue's entries, the most frequent first. */
export async function selectPublicTopics(tx: Tx, now: Date): Promise<PublicTopic[]> {
  const { rows } = await tx.execute<TopicRow>(sql`
    select topic_code as code, min(topic_name) as name, count(*)::int as total from (${entries(now)}) entries
    where topic_code is not null group by 1 order by total desc, name`);
  return rows.map((row) => {
    const { deep, mid } = tonesOf(row.code);
    return { ...row, tones: { deep, mid } };
  });
}
