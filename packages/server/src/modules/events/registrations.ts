import type { SessionRegistration } from '@widya/contract/events';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../database/schema/events.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { type PageQuery, rowWindow } from '../../http/listing.ts';
import type { Tx } from '../../http/transaction.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';
import type { SessionRow } from './present.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;

export const presentRegistration = (row: RegistrationRow): SessionRegistration => ({
  id: row.id,
  session_id: row.session_id,
  full_name: row.full_name,
  email: row.email,
  phone_num: row.phone_num,
  status: row.status,
  price: row.price,
  rejection_message: row.rejection_message,
  registered_at: row.registered_at.toISOString(),
  accepted_at: row.accepted_at?.toISOString() ?? null,
  rejected_at: row.rejected_at?.toISOString() ?? null,
  checked_in_at: row.checked_in_at?.toISOString() ?? null,
  version: row.version,
});

/** A session of a live event. @throws ApiFailure 404. */
export async function findSession(tx: Tx, id: number): Promise<SessionRow> {
  const [found] = await tx
    .select({ session: eventSessions })
    .from(eventSessions)
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(and(eq(eventSessions.id, id), eq(events.active, 1)));
  if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return found.session;
}

/** Locks a session: whoever changes who has a place does so one after the other. @throws ApiFailure 404. */
export async function lockSession(tx: Tx, id: number): Promise<SessionRow> {
  await tx.select({ id: eventSessions.id }).from(eventSessions).where(eq(eventSessions.id, id)).for('update');
  return findSession(tx, id);
}

type RegistrationQuery = PageQuery & {
  readonly q?: string | undefined;
  readonly status?: RegistrationRow['status'] | undefined;
};

/** A page of registrations of a session, the newest first. */
export async function selectRegistrations(tx: Tx, sessionId: number, query: RegistrationQuery) {
  const found = and(
    eq(eventRegistrations.session_id, sessionId),
    query.status === undefined ? undefined : eq(eventRegistrations.status, query.status),
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${eventRegistrations.full_name} ilike ${pattern} or ${eventRegistrations.email} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(eventRegistrations)
    .where(found)
    .orderBy(desc(eventRegistrations.registered_at), desc(eventRegistrations.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(eventRegistrations).where(found);
  return { registrations: rows.map(presentRegistration), total: all?.total ?? 0 };
}

/** Places of a locked session that nobody holds, Infinity without a limit. */
async function freePlaces(tx: Tx, { id, quota }: SessionRow): Promise<number> {
  if (quota === null) return Number.POSITIVE_INFINITY;
  const [held] = await tx
    .select({ places: sql<number>`count(*)::int` })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.session_id, id), inArray(eventRegistrations.status, ['WAITING', 'ACCEPTED'])));
  return Math.max(0, quota - (held?.places ?? 0));
}

/** @throws ApiFailure 404 for a registration of another session. */
async function findRegistration(tx: Tx, sessionId: number, id: number): Promise<RegistrationRow> {
  const [found] = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.id, id), eq(eventRegistrations.session_id, sessionId)))
    .for('update');
  if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return found;
}

export interface Settlement {
  readonly id: number;
  readonly action: 'accept' | 'reject';
  readonly message: string | null;
}

/**
 * Accepts or rejects a registration of a locked session.
 * @returns the registration before and after. @throws ApiFailure 404, 409 QUOTA_FULL or INVALID_TRANSITION.
 */
export async function settleRegistration(tx: Tx, session: SessionRow, { id, action, message }: Settlement, now: Date) {
  const before = await findRegistration(tx, session.id, id);
  const status = action === 'accept' ? 'ACCEPTED' : 'REJECTED';
  if (before.status === status) {
    const text = action === 'accept' ? 'Pendaftaran ini sudah diterima' : 'Pendaftaran ini sudah ditolak';
    throw new ApiFailure(409, 'INVALID_TRANSITION', text, { current: presentRegistration(before) });
  }
  const holdsPlace = before.status === 'WAITING';
  if (action === 'accept' && !holdsPlace && (await freePlaces(tx, session)) < 1)
    throw new ApiFailure(409, 'QUOTA_FULL');
  const fields =
    action === 'accept'
      ? { accepted_at: now, rejected_at: null, rejection_message: null }
      : { accepted_at: null, rejected_at: now, rejection_message: message };
  const [after] = await tx
    .update(eventRegistrations)
    .set({ ...fields, status, version: sql`${eventRegistrations.version} + 1` })
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (after === undefined) throw notFound();
  return { before, after };
}

/** Gives free places of a locked session to its queue, in the order of registration. @returns who was promoted. */
export async function promoteSession(tx: Tx, session: SessionRow, now: Date): Promise<RegistrationRow[]> {
  const places = await freePlaces(tx, session);
  if (places < 1) return [];
  const first = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.session_id, session.id), eq(eventRegistrations.status, 'PENDING')))
    .orderBy(asc(eventRegistrations.registered_at), asc(eventRegistrations.id))
    .limit(Number.isFinite(places) ? places : 2_147_483_647);
  return tx
    .update(eventRegistrations)
    .set({
      status: sql`case when ${eventRegistrations.price} = 0 then 'ACCEPTED' else 'WAITING' end`,
      accepted_at: sql`case when ${eventRegistrations.price} = 0 then ${now.toISOString()}::timestamptz end`,
      version: sql`${eventRegistrations.version} + 1`,
    })
    .where(inArray(eventRegistrations.id, first))
    .returning();
}
