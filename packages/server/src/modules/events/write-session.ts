import type { eventSchemas } from '@widya/contract/events.schemas';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { eventRegistrations, eventSessions, sessionTemplates } from '../../platform/database/schema/events.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { ALREADY_STARTED } from '../classes/editing/publish-rules.ts';
import { INCOMPLETE } from '../classes/editing/rules.ts';
import type { EventSeats } from './event-people.ts';
import { assertSessionFields, sessionColumns } from './fields.ts';
import { assertSessionUnlocked } from './locked-fields.ts';
import type { SessionRow } from './present.ts';
import { type LockedEvent, updateSessionSummary, writeEvent, writeSession } from './queries.ts';

type NewSession = z.output<(typeof eventSchemas)['createEventSession']['body']>;
type Changes = z.output<(typeof eventSchemas)['updateEventSession']['body']>;

/** Updates the summary and the version of the event of a session, because the two are read together. */
async function updateEventOf(tx: Tx, eventId: number, now: Date): Promise<void> {
  await writeEvent(tx, eventId, {}, now);
  await updateSessionSummary(tx, eventId);
}

/** An event that has been published needs the times of all its sessions. @throws ApiFailure 422. Source: A-228. */
function assertTimes({ event }: Pick<LockedEvent, 'event'>, { start_time, end_time }: Partial<SessionRow>): void {
  if (event.published_at === null) return;
  const missing = [!start_time && 'start_time', !end_time && 'end_time'].filter((field) => field !== false);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, INCOMPLETE])), INCOMPLETE);
}

/**
 * Adds a session to a locked event, with the email templates of the first session. @returns its id.
 * @throws ApiFailure 409 when the event is over, 422.
 */
export async function addSession(tx: Tx, locked: LockedEvent, input: NewSession, now: Date): Promise<number> {
  const fields = sessionColumns(input);
  assertSessionFields(fields);
  if (locked.event.publish_status === 'DONE')
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Event yang sudah selesai tidak dapat ditambah sesi');
  assertTimes(locked, fields);
  if (locked.event.published_at !== null && fields.start_time && fields.start_time <= now)
    throw invalid({ start_time: ALREADY_STARTED }, ALREADY_STARTED);
  const event_id = locked.event.id;
  const [row] = await tx
    .insert(eventSessions)
    .values({ ...fields, event_id, name: input.name, created_at: now, updated_at: now })
    .returning({ id: eventSessions.id });
  if (row === undefined) throw new Error('nothing was inserted');
  await tx.execute(sql`
    insert into ${sessionTemplates} (session_id, template_type, template_id)
    select ${row.id}, template_type, template_id from ${sessionTemplates} where session_id = ${locked.session.id}`);
  await updateEventOf(tx, event_id, now);
  return row.id;
}

/** Changes the sent fields of a locked session. @throws ApiFailure 409 LOCKED_FIELD or 422. */
export async function changeSession(tx: Tx, seats: EventSeats, input: Changes, now: Date): Promise<void> {
  const fields = sessionColumns(input);
  const after = { ...seats.session, ...fields };
  assertSessionFields({ ...fields, start_time: after.start_time, end_time: after.end_time });
  assertTimes(seats, after);
  assertSessionUnlocked(seats, after);
  await writeSession(tx, seats.session.id, fields, now);
  await updateEventOf(tx, seats.event.id, now);
}

/**
 * Deletes a locked session for good.
 * @throws ApiFailure 409 when it is the only one, or somebody has registered for it.
 */
export async function removeSession(tx: Tx, { event, session }: EventSeats, now: Date): Promise<void> {
  if ((await tx.$count(eventSessions, eq(eventSessions.event_id, event.id))) === 1)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Satu-satunya sesi sebuah event tidak dapat dihapus');
  const registered = await tx.$count(eventRegistrations, eq(eventRegistrations.session_id, session.id));
  if (registered > 0)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Sesi yang sudah memiliki pendaftar tidak dapat dihapus');
  await tx.delete(eventSessions).where(eq(eventSessions.id, session.id));
  await updateEventOf(tx, event.id, now);
}
