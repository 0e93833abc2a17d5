import type { LiveStream } from '@widya/contract/live-streams';
import type { liveStreamSchemas } from '@widya/contract/live-streams.schemas';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { liveStreams } from '../../platform/database/schema/public-site.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type LiveStreamQuery = z.output<(typeof liveStreamSchemas)['listLiveStreams']['query']>;
type Row = typeof liveStreams.$inferSelect;

/** The fields that a call writes. */
export type LiveStreamFields = Partial<Pick<Row, 'name' | 'url_video' | 'stream_finish' | 'active'>>;

const present = ({ created_at, updated_at, stream_finish, ...row }: Row): LiveStream => ({
  ...row,
  stream_finish: stream_finish?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const SORT_ORDERS: Readonly<Record<LiveStreamQuery['sort'], SQL>> = {
  created_at: asc(liveStreams.created_at),
  '-created_at': desc(liveStreams.created_at),
  code: sql`lower(${liveStreams.code})`,
  '-code': sql`lower(${liveStreams.code}) desc`,
  name: sql`lower(${liveStreams.name})`,
  '-name': sql`lower(${liveStreams.name}) desc`,
  active: asc(liveStreams.active),
  '-active': desc(liveStreams.active),
  stream_finish: asc(liveStreams.stream_finish),
  '-stream_finish': sql`${liveStreams.stream_finish} desc nulls last`,
};

/** A page of live streams. */
export async function selectLiveStreams(
  tx: Tx,
  query: LiveStreamQuery,
): Promise<{ rows: LiveStream[]; total: number }> {
  const filter = and(
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${liveStreams.name} ilike ${pattern} or ${liveStreams.code} ilike ${pattern} or ${liveStreams.url_video} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(liveStreams)
    .where(filter)
    .orderBy(SORT_ORDERS[query.sort], desc(liveStreams.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(liveStreams).where(filter);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

const MAX_ID = 2_147_483_647;

/** Matches digits as an id and anything else as a code, ignoring case; no code consists only of digits. */
const byReference = (reference: string): SQL =>
  /^\d+$/.test(reference) && Number(reference) <= MAX_ID
    ? eq(liveStreams.id, Number(reference))
    : sql`lower(${liveStreams.code}) = lower(${reference})`;

/** One live stream in the shape of the API, by code or id. @throws ApiFailure 404. Source: D127. */
export async function selectLiveStream(tx: Tx, reference: string): Promise<LiveStream> {
  const [row] = await tx.select().from(liveStreams).where(byReference(reference));
  if (row === undefined) throw notFound('Siaran langsung tidak ditemukan');
  return present(row);
}

/** Locks a live stream for a write and reads it. @throws ApiFailure 404. */
export async function lockLiveStream(tx: Tx, reference: string): Promise<LiveStream> {
  await tx.select({ id: liveStreams.id }).from(liveStreams).where(byReference(reference)).for('update');
  return selectLiveStream(tx, reference);
}

/** Adds a live stream. @returns false when the code is taken, ignoring case; the transaction stays usable. */
export async function insertLiveStream(
  tx: Tx,
  row: Pick<Row, 'code' | 'name' | 'url_video' | 'stream_finish'>,
): Promise<boolean> {
  const added = await tx.insert(liveStreams).values(row).onConflictDoNothing().returning({ id: liveStreams.id });
  return added.length === 1;
}

/** Writes fields of a locked live stream and increments its version. */
export async function writeLiveStream(tx: Tx, id: number, fields: LiveStreamFields): Promise<void> {
  await tx
    .update(liveStreams)
    .set({ ...fields, version: sql`${liveStreams.version} + 1`, updated_at: sql`now()` })
    .where(eq(liveStreams.id, id));
}

/** Deletes a locked live stream permanently. */
export async function removeLiveStream(tx: Tx, id: number): Promise<void> {
  await tx.delete(liveStreams).where(eq(liveStreams.id, id));
}
