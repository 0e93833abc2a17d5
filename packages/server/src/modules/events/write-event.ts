import { type eventSchemas, RESERVED_URL } from '@widya/contract/events.schemas';
import { isReservedName } from '@widya/contract/reserved-names';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { eventSessions, events } from '../../platform/database/schema/events.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import {
  assertEventFields,
  type EventInput,
  eventColumns,
  filesIn,
  type SessionInput,
  sessionColumns,
} from './fields.ts';
import { assertEventUnlocked } from './locked-fields.ts';
import { isFreeUrl, type LockedEvent, updateSessionSummary, writeEvent, writeSession } from './queries.ts';

type CreateBody = z.output<(typeof eventSchemas)['createSingleSessionEvent']['body']>;

interface WriteContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

/** The value of `files.attached_to` for an event. */
export const eventRecordOf = (id: number): string => `event:${id}`;

const URL_TAKEN = 'Alamat ini sudah digunakan';

/** @throws ApiFailure 422 when an address is taken or reserved. */
async function assertFreeUrl(tx: Tx, url: string, eventId?: number): Promise<void> {
  if (await isFreeUrl(tx, url, eventId)) return;
  throw invalid({ 'event.event_url': isReservedName(url) ? RESERVED_URL : URL_TAKEN });
}

/** Creates an event with its session, as a draft. @returns its id. */
export async function createEvent({ tx, caller, now }: WriteContext, { event, session }: CreateBody): Promise<number> {
  const eventFields = eventColumns(event);
  const sessionFields = sessionColumns(session);
  assertEventFields(eventFields, sessionFields);
  await assertFreeUrl(tx, event.event_url);
  const stamps = { created_at: now, updated_at: now };
  const [row] = await tx
    .insert(events)
    .values({ ...eventFields, name: event.name, event_url: event.event_url, ...stamps })
    .returning({ id: events.id });
  if (row === undefined) throw new Error('nothing was inserted');
  await tx
    .insert(eventSessions)
    .values({ ...sessionFields, event_id: row.id, name: session.name || event.name, ...stamps });
  await updateSessionSummary(tx, row.id);
  await settleFiles(tx, caller, now, {
    record: eventRecordOf(row.id),
    before: [],
    after: filesIn(eventFields, sessionFields),
  });
  return row.id;
}

/** Changes the sent fields of a locked event and its session. @throws ApiFailure 409 or 422. Source. */
export async function updateEvent(
  { tx, caller, now }: WriteContext,
  before: LockedEvent,
  body: { readonly event?: EventInput | undefined; readonly session?: SessionInput | undefined },
): Promise<void> {
  const eventFields = eventColumns(body.event ?? {});
  const sessionFields = sessionColumns(body.session ?? {});
  const after = { event: { ...before.event, ...eventFields }, session: { ...before.session, ...sessionFields } };
  assertEventFields(eventFields, {
    ...sessionFields,
    start_time: after.session.start_time,
    end_time: after.session.end_time,
  });
  assertEventUnlocked(before, after);
  if (eventFields.event_url !== undefined && eventFields.event_url !== before.event.event_url)
    await assertFreeUrl(tx, eventFields.event_url, before.event.id);
  await writeEvent(tx, before.event.id, eventFields, now);
  if (Object.keys(sessionFields).length > 0) {
    await writeSession(tx, before.session.id, sessionFields, now);
    await updateSessionSummary(tx, before.event.id);
  }
  await settleFiles(tx, caller, now, {
    record: eventRecordOf(before.event.id),
    before: filesIn(before.event, before.session),
    after: filesIn(after.event, after.session),
  });
}
