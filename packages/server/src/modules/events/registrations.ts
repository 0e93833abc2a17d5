import type { SessionRegistration } from '@widya/contract/events';
import { and, desc, eq, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import type { RegistrationRow } from './event-people.ts';
import type { SessionRow } from './present.ts';

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

/** Finds a session of an event that is not hidden. @throws ApiFailure 404. */
export async function findSession(tx: Tx, id: number): Promise<SessionRow> {
  const [found] = await tx
    .select({ session: eventSessions })
    .from(eventSessions)
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(and(eq(eventSessions.id, id), eq(events.active, 1)));
  if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return found.session;
}

/** @throws ApiFailure 404 for a registration of another session. */
export async function assertOfSession(tx: Tx, sessionId: number, id: number): Promise<void> {
  const found = await tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.id, id), eq(eventRegistrations.session_id, sessionId)));
  if (found.length === 0) throw notFound('Data Pendaftaran tidak ditemukan');
}

interface RegistrationFilter {
  readonly q?: string | undefined;
  readonly status?: RegistrationRow['status'] | undefined;
}

const NUMBER = /^#?(\d{1,9})$/;

/** The registrations to search: of one session, or of a whole event. */
type Scope = { readonly sessionId: number } | { readonly eventId: number };

const isWithin = (scope: Scope) =>
  'sessionId' in scope
    ? eq(eventRegistrations.session_id, scope.sessionId)
    : sql`${eventRegistrations.session_id} in (select ${eventSessions.id} from ${eventSessions} where ${eventSessions.event_id} = ${scope.eventId})`;

/** The condition for a search by name, address or number; `#12` matches only the number. */
export const registrationsMatching = (scope: Scope, { q, status }: RegistrationFilter) =>
  and(
    isWithin(scope),
    status === undefined ? undefined : eq(eventRegistrations.status, status),
    ...searchTerms(q).map((term) => {
      const pattern = containsPattern(term);
      const number = NUMBER.exec(term)?.[1];
      if (number !== undefined && term.startsWith('#')) return eq(eventRegistrations.id, Number(number));
      const isNumber = number === undefined ? sql`` : sql` or ${eventRegistrations.id} = ${Number(number)}`;
      return sql`(${eventRegistrations.full_name} ilike ${pattern} or ${eventRegistrations.email} ilike ${pattern}${isNumber})`;
    }),
  );

/** A page of registrations, newest first. */
export async function selectRegistrations(tx: Tx, scope: Scope, query: PageQuery & RegistrationFilter) {
  const filter = registrationsMatching(scope, query);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(eventRegistrations)
    .where(filter)
    .orderBy(desc(eventRegistrations.registered_at), desc(eventRegistrations.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(eventRegistrations).where(filter);
  return { registrations: rows.map(presentRegistration), total: all?.total ?? 0 };
}
