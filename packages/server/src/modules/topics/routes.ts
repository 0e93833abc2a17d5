import * as contract from '@widya/contract/topics';
import { topicSchemas } from '@widya/contract/topics.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { nextVisibility } from '../../platform/records/visibility.ts';
import { createTopic } from './create-topic.ts';
import { lockTopic, lockTopicName, selectTopic, selectTopics, topicOfName, writeTopic } from './queries.ts';
import { assertHideable, assertNameFree, visibilityConflict } from './rules.ts';

const list = bind(contract.listTopics, topicSchemas.listTopics, async (ctx) => {
  const { rows, total } = await selectTopics(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const create = bind(contract.createTopic, topicSchemas.createTopic, async (ctx) => {
  const { name, code: wanted } = ctx.body;
  const code = await createTopic(ctx.tx, { name, wanted });
  ctx.audit({ object: 'topic', objectId: code, label: name, after: { code, name } });
  const data = await selectTopic(ctx.tx, code);
  return { success: true, code, name, data, version: data.version };
});

const rename = bind(contract.updateTopic, topicSchemas.updateTopic, async (ctx) => {
  const before = await lockTopic(ctx.tx, ctx.params.code);
  const { name, version } = ctx.body;
  await assertFresh(ctx.tx, version, before, { object: 'topic', id: before.code });
  await lockTopicName(ctx.tx, name);
  assertNameFree(await topicOfName(ctx.tx, name, before.code));
  await writeTopic(ctx.tx, before.code, { name });
  ctx.audit({
    object: 'topic',
    objectId: before.code,
    label: name,
    before: { name: before.name },
    after: { name },
  });
  const data = await selectTopic(ctx.tx, before.code);
  return { success: true, affectedRows: 1, data, version: data.version };
});

const hide = bind(contract.hideTopic, topicSchemas.hideTopic, async (ctx) => {
  const before = await lockTopic(ctx.tx, ctx.params.code);
  assertHideable(before);
  await writeTopic(ctx.tx, before.code, { active: 0 });
  ctx.audit({
    object: 'topic',
    objectId: before.code,
    label: before.name,
    before: { active: 1 },
    after: { active: 0 },
  });
  const data = await selectTopic(ctx.tx, before.code);
  return { success: true, affectedRows: 1, data, version: data.version };
});

const toggle = bind(contract.activateTopic, topicSchemas.activateTopic, async (ctx) => {
  const before = await lockTopic(ctx.tx, ctx.params.code);
  const active = nextVisibility(before.active, ctx.body);
  if (active === 'conflict') throw visibilityConflict(before);
  const changed = active !== before.active;
  if (changed && active === 0) assertHideable(before);
  if (changed) await writeTopic(ctx.tx, before.code, { active });
  ctx.audit({
    object: 'topic',
    objectId: before.code,
    label: before.name,
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: before.active },
    after: { active },
  });
  const data = await selectTopic(ctx.tx, before.code);
  return { success: true, affectedRows: changed ? 1 : 0, data, version: data.version };
});

export const topicRoutes: Binding[] = [list, create, rename, hide, toggle];
