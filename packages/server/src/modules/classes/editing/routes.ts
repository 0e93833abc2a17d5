import * as contract from '@widya/contract/class-editing';
import { classEditingSchemas } from '@widya/contract/class-editing.schemas';
import { answerHistory } from '../../../platform/audit/record-history.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { promoteWaitingList } from '../../registrations/promote-waiting-list.ts';
import { selectClassRecord } from '../queries.ts';
import { queueZoomChange } from '../zoom/after-change.ts';
import { auditFields } from './audit-fields.ts';
import { createClass } from './create-class.ts';
import { duplicateClass } from './duplicate-class.ts';
import { assertPublishable } from './publish-rules.ts';
import { nextPublishStatus } from './publish-status.ts';
import { type ClassColumns, lockWholeClass, writeColumns } from './queries.ts';
import { updateClass } from './update-class.ts';
import { assertClassFresh } from './version-conflict.ts';

type Reader = { readonly tx: Tx; readonly caller: Caller; readonly now: Date };

/** The response of every write. */
async function writeResponse({ tx, caller, now }: Reader, row: ClassColumns, warnings: string[] = [], promoted = 0) {
  const data = await selectClassRecord(tx, caller, row.code, now);
  const { id, code, name } = row;
  return { success: true, affectedRows: 1, id, name, code, data, version: data.version, warnings, promoted } as const;
}

const create = bind(contract.createClass, classEditingSchemas.createClass, async (ctx) => {
  const { row, warnings } = await createClass(ctx, ctx.body);
  ctx.audit({ object: 'class', objectId: row.code, label: row.name, after: auditFields(row) });
  return writeResponse(ctx, row, warnings);
});

const update = bind(contract.updateClass, classEditingSchemas.updateClass, async (ctx) => {
  const { tx, now, body } = ctx;
  const before = await lockWholeClass(tx, ctx.caller, ctx.params.code);
  await assertClassFresh(ctx, body.version, before);
  const { row, warnings } = await updateClass(ctx, before, body);
  await queueZoomChange(ctx, before, row);
  const promoted = body.quota === undefined ? 0 : await promoteWaitingList({ tx, now, config: ctx.config }, row.id);
  ctx.audit({
    object: 'class',
    objectId: row.code,
    label: row.name,
    before: auditFields(before),
    after: { ...auditFields(row), ...(promoted > 0 ? { promoted } : {}) },
  });
  return writeResponse(ctx, row, warnings, promoted);
});

const duplicate = bind(contract.duplicateClass, classEditingSchemas.duplicateClass, async (ctx) => {
  const source = await lockWholeClass(ctx.tx, ctx.caller, ctx.params.code);
  const row = await duplicateClass(ctx, source, ctx.body?.name);
  ctx.audit({
    object: 'class',
    objectId: row.code,
    label: row.name,
    after: { copied_from: source.code, name: row.name },
  });
  return writeResponse(ctx, row);
});

const publish = bind(contract.toggleClassPublishStatus, classEditingSchemas.toggleClassPublishStatus, async (ctx) => {
  const { tx, caller, now } = ctx;
  const row = await lockWholeClass(tx, caller, ctx.params.code);
  const over = !row.permanent && row.end_time !== null && row.end_time <= now;
  const record = await selectClassRecord(tx, caller, row.code, now);
  const next = nextPublishStatus(row.publish_status, ctx.body ?? {}, over, record);
  const changed = next !== row.publish_status;
  if (changed && next === 'OPEN') await assertPublishable(tx, row, now);
  const published_at = next === 'OPEN' ? (row.published_at ?? now) : row.published_at;
  if (changed)
    await writeColumns(tx, row.id, { publish_status: next, active: next === 'OPEN' ? 1 : 0, published_at }, now);
  ctx.audit({
    object: 'class',
    objectId: row.code,
    label: row.name,
    ...(next === 'OPEN' ? {} : { action: 'DELETE' }),
    before: { publish_status: row.publish_status },
    after: { publish_status: next },
  });
  const data = await selectClassRecord(tx, caller, row.code, now);
  return { success: true, new_status: next, data, version: data.version };
});

const history = bind(contract.readClassHistory, classEditingSchemas.readClassHistory, async (ctx) => {
  const { code } = await selectClassRecord(ctx.tx, ctx.caller, ctx.params.code, ctx.now);
  return answerHistory(ctx, { object: 'class', id: code });
});

export const classEditingRoutes: Binding[] = [create, update, duplicate, publish, history];
