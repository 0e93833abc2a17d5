import * as previewContract from '@widya/contract/class-preview';
import { classPreviewSchemas } from '@widya/contract/class-preview.schemas';
import * as contract from '@widya/contract/classes';
import { classSchemas } from '@widya/contract/classes.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { assertDayRange } from '../../platform/lists/day-range.ts';
import { nextVisibility } from '../../platform/records/visibility.ts';
import { removeFiles } from '../../platform/storage/attached-files.ts';
import { assertBatchPrice, lockPricedClasses } from './batch-price.ts';
import { lockWholeClass } from './editing/queries.ts';
import { selectClassPage } from './list-query.ts';
import { selectPreview } from './preview.ts';
import {
  countRegistrants,
  eraseClass,
  lockClass,
  selectClassRecord,
  selectClassRow,
  writeClass,
  writePrices,
} from './queries.ts';
import { recordOf } from './record.ts';
import { assertErasable, assertVisible, visibilityConflict, visibilityFields } from './rules.ts';
import { queueZoomChange } from './zoom/after-change.ts';

const list = bind(contract.listClasses, classSchemas.listClasses, async (ctx) => {
  assertDayRange(ctx.query);
  const { rows, total, counts } = await selectClassPage(ctx.tx, ctx.caller, ctx.query, ctx.now);
  return answerList(ctx, rows, total, { counts });
});

const read = bind(contract.readClass, classSchemas.readClass, (ctx) =>
  selectClassRecord(ctx.tx, ctx.caller, ctx.params.code, ctx.now),
);

const preview = bind(previewContract.readClassPreview, classPreviewSchemas.readClassPreview, async (ctx) => {
  const { id, show_answers_to_user } = await selectClassRecord(ctx.tx, ctx.caller, ctx.params.code, ctx.now);
  return selectPreview(ctx.tx, id, show_answers_to_user);
});

const hide = bind(contract.hideClass, classSchemas.hideClass, async (ctx) => {
  const { tx, now } = ctx;
  const row = await lockClass(tx, ctx.caller, ctx.params.code);
  assertVisible(row);
  await writeClass(tx, row.id, visibilityFields(0, row), now);
  const before = { active: 1 };
  ctx.audit({ object: 'class', objectId: row.code, label: row.name, before, after: { active: 0 } });
  return { success: true, affectedRows: 1, active: 0, data: await selectClassRow(tx, row.id, now) };
});

const toggle = bind(contract.toggleClass, classSchemas.toggleClass, async (ctx) => {
  const { tx, now } = ctx;
  const row = await lockClass(tx, ctx.caller, ctx.params.code);
  const active = nextVisibility(row.active, ctx.body);
  if (active === 'conflict') throw visibilityConflict(await selectClassRow(tx, row.id, now));
  const changed = active !== row.active;
  if (changed) await writeClass(tx, row.id, visibilityFields(active, row), now);
  ctx.audit({
    object: 'class',
    objectId: row.code,
    label: row.name,
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: row.active },
    after: { active },
  });
  return { success: true, affectedRows: changed ? 1 : 0, active, data: await selectClassRow(tx, row.id, now) };
});

const erase = bind(contract.deleteClass, classSchemas.deleteClass, async (ctx) => {
  const { tx, now } = ctx;
  const row = await lockClass(tx, ctx.caller, ctx.params.code);
  assertErasable(await countRegistrants(tx, row.id));
  const before = await selectClassRecord(tx, ctx.caller, row.code, now);
  await removeFiles(ctx, recordOf(row.id));
  await queueZoomChange(ctx, await lockWholeClass(tx, ctx.caller, row.code), null);
  await eraseClass(tx, row.id);
  ctx.audit({ object: 'class', objectId: row.code, label: row.name, before: { ...before } });
  return { success: true, affectedRows: 1 };
});

const note = bind(contract.noteClass, classSchemas.noteClass, async (ctx) => {
  const { tx, now, body } = ctx;
  const row = await lockClass(tx, ctx.caller, ctx.params.code);
  // A bulk price change has no log row under this class; `changedAt` keeps the conflict from naming the wrong person.
  const logged = { object: 'class', id: row.code, changedAt: row.updated_at };
  await assertFresh(tx, body.version, await selectClassRow(tx, row.id, now), logged);
  await writeClass(tx, row.id, { note: body.note ?? '' }, now);
  const data = await selectClassRow(tx, row.id, now);
  const before = { note: row.note };
  ctx.audit({ object: 'class', objectId: row.code, label: row.name, before, after: { note: body.note ?? '' } });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const batchPrice = bind(contract.updateBatchPrice, classSchemas.updateBatchPrice, async (ctx) => {
  const { tx, body } = ctx;
  const ids = [...new Set(body.ids)];
  const rows = await lockPricedClasses(tx, ids, ctx.now);
  assertBatchPrice(ids, rows, body.price);
  const changed = rows.filter(({ price }) => price !== body.price);
  await writePrices(
    tx,
    changed.map(({ id }) => id),
    body.price,
    ctx.now,
  );
  ctx.audit({
    object: 'class',
    objectId: null,
    label: `${changed.length} kelas`,
    before: Object.fromEntries(changed.map(({ code, price }) => [code, price])),
    after: Object.fromEntries(changed.map(({ code }) => [code, body.price])),
  });
  const changes = changed.map(({ id, code, price }) => ({ id, code, old_price: price, price: body.price }));
  return { success: true, affectedRows: changes.length, changes };
});

export const classRoutes: Binding[] = [list, read, preview, hide, toggle, erase, note, batchPrice];
