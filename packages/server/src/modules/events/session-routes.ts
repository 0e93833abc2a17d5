import * as contract from '@widya/contract/events';
import { eventSchemas } from '@widya/contract/events.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { type EventSeats, lockSessions } from './event-people.ts';
import { promoteSessionById } from './promote-session.ts';
import { lockEvent, selectEvent } from './queries.ts';
import { findSession } from './registrations.ts';
import { addSession, changeSession, removeSession } from './write-session.ts';

/** Locks the event of a session, then the session. @throws ApiFailure 404. */
async function lockSession(tx: Tx, id: number): Promise<EventSeats> {
  const { event_id } = await findSession(tx, id);
  const [seats] = await lockSessions(tx, event_id, [id]);
  if (seats === undefined) throw new Error(`session ${id} was deleted while its event was read`);
  return seats;
}

/** A session in the shape of the API. */
async function readSession(tx: Tx, eventId: number, id: number, now: Date) {
  const { sessions } = await selectEvent(tx, eventId, now);
  const found = sessions.find((session) => session.id === id);
  if (found === undefined) throw new Error(`event ${eventId} has no session ${id}`);
  return found;
}

const create = bind(contract.createEventSession, eventSchemas.createEventSession, async (ctx) => {
  const { tx, now } = ctx;
  const locked = await lockEvent(tx, ctx.params.id);
  const id = await addSession(tx, locked, ctx.body, now);
  const data = await readSession(tx, locked.event.id, id, now);
  ctx.audit({ object: 'eventsession', objectId: id, label: data.name, after: { ...data } });
  return { success: true, id, name: data.name, data, version: data.version };
});

const update = bind(contract.updateEventSession, eventSchemas.updateEventSession, async (ctx) => {
  const { tx, now, body } = ctx;
  const seats = await lockSession(tx, ctx.params.id);
  const { id } = seats.session;
  const before = await readSession(tx, seats.event.id, id, now);
  await assertFresh(tx, body.version, before, { object: 'eventsession', id });
  await changeSession(tx, seats, body, now);
  if (body.quota !== undefined) await promoteSessionById(seatsOf(ctx), seats.event.id, id);
  const data = await readSession(tx, seats.event.id, id, now);
  ctx.audit({ object: 'eventsession', objectId: id, label: data.name, before: { ...before }, after: { ...data } });
  return { success: true, id, name: data.name, data, version: data.version };
});

const remove = bind(contract.deleteEventSession, eventSchemas.deleteEventSession, async (ctx) => {
  const seats = await lockSession(ctx.tx, ctx.params.id);
  const before = await readSession(ctx.tx, seats.event.id, seats.session.id, ctx.now);
  await removeSession(ctx.tx, seats, ctx.now);
  ctx.audit({ object: 'eventsession', objectId: before.id, label: before.name, before: { ...before } });
  return { success: true, affectedRows: 1 };
});

/** Adds, changes and deletes single sessions of an event. */
export const eventSessionRoutes: Binding[] = [create, update, remove];
