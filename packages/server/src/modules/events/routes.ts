import * as contract from '@widya/contract/events';
import { EVENT_URL_PATTERN, eventSchemas } from '@widya/contract/events.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { nextPublishStatus } from '../classes/editing/publish-status.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { eventFileRoutes } from './file-routes.ts';
import { readMetrics } from './metrics.ts';
import { promoteSessionById } from './promote-session.ts';
import { assertEventPublishable } from './publish-rules.ts';
import { isFreeUrl, lockEvent, selectEvent, selectEventByUrl, selectEvents, writeEvent } from './queries.ts';
import { eventRegistrationRoutes } from './registration-routes.ts';
import { findSession } from './registrations.ts';
import { eventSessionRoutes } from './session-routes.ts';
import { selectTemplates, setTemplate } from './templates.ts';
import { createEvent, updateEvent } from './write-event.ts';

async function writeResponse(tx: Tx, id: number, now: Date) {
  const data = await selectEvent(tx, id, now);
  return { success: true, id, name: data.name, data, version: data.version } as const;
}

const list = bind(contract.listEvents, eventSchemas.listEvents, async (ctx) => {
  const { rows, total } = await selectEvents(ctx.tx, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const byUrl = bind(contract.readEventByUrl, eventSchemas.readEventByUrl, (ctx) =>
  selectEventByUrl(ctx.tx, ctx.params.url, ctx.now),
);

const metrics = bind(contract.readEventMetrics, eventSchemas.readEventMetrics, async (ctx) => {
  const { id } = await selectEvent(ctx.tx, ctx.params.id, ctx.now);
  return readMetrics(ctx.tx, id, ctx.query.sessionId, ctx.now);
});

const checkUrl = bind(contract.checkEventUrl, eventSchemas.checkEventUrl, async (ctx) => {
  const { url, eventId } = ctx.query;
  return { available: EVENT_URL_PATTERN.test(url.toLowerCase()) && (await isFreeUrl(ctx.tx, url, eventId)) };
});

const create = bind(contract.createSingleSessionEvent, eventSchemas.createSingleSessionEvent, async (ctx) => {
  const id = await createEvent(ctx, ctx.body);
  const answer = await writeResponse(ctx.tx, id, ctx.now);
  ctx.audit({ object: 'event', objectId: id, label: answer.name, after: { ...answer.data } });
  return answer;
});

const update = bind(contract.updateSingleSessionEvent, eventSchemas.updateSingleSessionEvent, async (ctx) => {
  const { tx, now, body } = ctx;
  const locked = await lockEvent(tx, ctx.params.eventId);
  const before = await selectEvent(tx, locked.event.id, now);
  await assertFresh(tx, body.event?.version, before, { object: 'event', id: before.id });
  await updateEvent(ctx, locked, body);
  if (body.session?.quota !== undefined) await promoteSessionById(seatsOf(ctx), locked.event.id, locked.session.id);
  const answer = await writeResponse(tx, locked.event.id, now);
  const after = { ...answer.data };
  ctx.audit({ object: 'event', objectId: answer.id, label: answer.name, before: { ...before }, after });
  return answer;
});

const publish = bind(contract.toggleEventPublishStatus, eventSchemas.toggleEventPublishStatus, async (ctx) => {
  const { tx, now } = ctx;
  const locked = await lockEvent(tx, ctx.params.id);
  const { event } = locked;
  const over = event.end_time !== null && event.end_time <= now;
  const record = await selectEvent(tx, event.id, now);
  const next = nextPublishStatus(event.publish_status, ctx.body ?? {}, over, record);
  const changed = next !== event.publish_status;
  if (changed && next === 'OPEN') await assertEventPublishable(tx, locked, now);
  const published_at = next === 'OPEN' ? (event.published_at ?? now) : event.published_at;
  if (changed) await writeEvent(tx, event.id, { publish_status: next, published_at }, now);
  ctx.audit({
    object: 'event',
    objectId: event.id,
    label: event.name,
    ...(next === 'OPEN' ? {} : { action: 'DELETE' }),
    before: { publish_status: event.publish_status },
    after: { publish_status: next },
  });
  const data = await selectEvent(tx, event.id, now);
  return { success: true, new_status: next, data, version: data.version };
});

const templates = bind(contract.listEventTemplates, eventSchemas.listEventTemplates, async (ctx) => {
  await selectEvent(ctx.tx, ctx.params.id, ctx.now);
  return selectTemplates(ctx.tx);
});

const template = bind(contract.setSessionTemplate, eventSchemas.setSessionTemplate, async (ctx) => {
  const session = await findSession(ctx.tx, ctx.params.id);
  const { template_type, template_id } = ctx.body;
  const before = await setTemplate(ctx.tx, session.id, ctx.body);
  ctx.audit({
    object: 'sessiontemplate',
    objectId: session.id,
    label: session.name,
    before: { [template_type]: before },
    after: { [template_type]: template_id },
  });
  return { success: true, affectedRows: before === template_id ? 0 : 1 };
});

export const eventRoutes: Binding[] = [
  list,
  byUrl,
  metrics,
  checkUrl,
  create,
  update,
  publish,
  templates,
  template,
  ...eventSessionRoutes,
  ...eventFileRoutes,
  ...eventRegistrationRoutes,
];
