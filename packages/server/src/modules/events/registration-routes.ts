import * as contract from '@widya/contract/events';
import { eventSchemas } from '@widya/contract/events.schemas';
import { eq } from 'drizzle-orm';
import { eventRegistrations } from '../../database/schema/events.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { countRegistrations } from './metrics.ts';
import { lockEvent } from './queries.ts';
import { registrationMails } from './registration-mails.ts';
import {
  findSession,
  lockSession,
  presentRegistration,
  promoteSession,
  selectRegistrations,
  settleRegistration,
} from './registrations.ts';

const info = bind(contract.readSessionRegistrationInfo, eventSchemas.readSessionRegistrationInfo, async (ctx) => {
  const session = await findSession(ctx.tx, ctx.params.id);
  const counts = await countRegistrations(ctx.tx, eq(eventRegistrations.session_id, session.id));
  const page = await selectRegistrations(ctx.tx, session.id, { ...ctx.query, page: ctx.query.page ?? 1 });
  return { ...counts, quota: session.quota ?? -1, ...page };
});

const settle = bind(contract.settleSessionRegistration, eventSchemas.settleSessionRegistration, async (ctx) => {
  const { tx, now, params } = ctx;
  // The event before its session: every write takes them in this order.
  const { event_id } = await findSession(tx, params.id);
  const { event } = await lockEvent(tx, event_id);
  const session = await lockSession(tx, params.id);
  const message = ctx.body?.rejection_message ?? null;
  const { before, after } = await settleRegistration(
    tx,
    session,
    { id: params.x, action: params.action, message },
    now,
  );
  const promoted = params.action === 'reject' ? await promoteSession(tx, session, now) : [];
  await enqueueMails(tx, await registrationMails(tx, { event, session }, [after, ...promoted], ctx.config), now);
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

export const eventRegistrationRoutes: Binding[] = [info, settle];
