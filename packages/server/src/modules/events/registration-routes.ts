import * as contract from '@widya/contract/events';
import { eventSchemas } from '@widya/contract/events.schemas';
import { eq } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { changeSeat } from './change-seat.ts';
import { checkIn } from './check-in.ts';
import { lockSeatsOf, lockSessions } from './event-people.ts';
import { countRegistrations } from './metrics.ts';
import { selectEvent } from './queries.ts';
import { assertOfSession, findSession, presentRegistration, selectRegistrations } from './registrations.ts';
import { renewTickets } from './renew-tickets.ts';

const info = bind(contract.readSessionRegistrationInfo, eventSchemas.readSessionRegistrationInfo, async (ctx) => {
  const session = await findSession(ctx.tx, ctx.params.id);
  const counts = await countRegistrations(ctx.tx, eq(eventRegistrations.session_id, session.id));
  const page = await selectRegistrations(
    ctx.tx,
    { sessionId: session.id },
    { ...ctx.query, page: ctx.query.page ?? 1 },
  );
  return { ...counts, quota: session.quota ?? -1, ...page };
});

const all = bind(contract.readEventRegistrations, eventSchemas.readEventRegistrations, async (ctx) => {
  const { id } = await selectEvent(ctx.tx, ctx.params.id, ctx.now);
  return selectRegistrations(ctx.tx, { eventId: id }, { ...ctx.query, page: ctx.query.page ?? 1 });
});

const renew = bind(contract.renewSessionTicket, eventSchemas.renewSessionTicket, async (ctx) => {
  const { tx, params } = ctx;
  const session = await findSession(tx, params.id);
  await assertOfSession(tx, session.id, params.x);
  const { row, event, ids } = await renewTickets(seatsOf(ctx), params.x);
  ctx.audit({
    object: 'sessionregistration',
    objectId: row.id,
    label: `${row.full_name} · ${event.name}`,
    ...(ids.length > 1 && { after: { ids } }),
  });
  return { success: true, queued: 1, queued_at: ctx.now.toISOString() };
});

const settle = bind(contract.settleSessionRegistration, eventSchemas.settleSessionRegistration, async (ctx) => {
  const { tx, params } = ctx;
  const session = await findSession(tx, params.id);
  await assertOfSession(tx, session.id, params.x);
  const { event } = await lockSeatsOf(tx, params.x);
  const { before, after } = await changeSeat(seatsOf(ctx), params.x, {
    event: params.action,
    reason: ctx.body?.rejection_message ?? null,
    mail: true,
  });
  ctx.audit({
    object: 'sessionregistration',
    objectId: after.id,
    label: `${after.full_name} · ${event.name}`,
    action: params.action === 'accept' ? 'ACCEPT' : 'REJECT',
    before: { status: before.status, rejection_message: before.rejection_message },
    after: { status: after.status, rejection_message: after.rejection_message },
  });
  return { success: true, affectedRows: 1, data: presentRegistration(after), version: after.version };
});

const arrive = bind(contract.checkInSessionRegistrations, eventSchemas.checkInSessionRegistrations, async (ctx) => {
  const { tx, params, body, now } = ctx;
  const session = await findSession(tx, params.id);
  const [seats] = await lockSessions(tx, session.event_id, [session.id]);
  if (seats === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  const { changed, notAccepted, entry } = await checkIn(tx, seats, body, now);
  ctx.audit(entry);
  const ids = changed.map(({ id }) => id);
  return { success: true, affectedRows: ids.length, changed: ids, not_accepted: notAccepted };
});

export const eventRegistrationRoutes: Binding[] = [info, all, settle, renew, arrive];
