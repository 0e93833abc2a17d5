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
  const found = await lockClass(tx, ctx.caller, ctx.params.code);
  assertVisible(found);
  await writeClass(tx, found.id, visibilityFields(0, found), now);
  const before = { active: 1 };
  ctx.audit({ object: 'class', objectId: found.code, label: found.name, before, after: { active: 0 } });
  return { success: true, affectedRows: 1, active: 0, data: await selectClassRow(tx, found.id, now) };
});

const toggle = bind(contract.toggleClass, classSchemas.toggleClass, async (ctx) => {
  const { tx, now } = ctx;
  const found = await lockClass(tx, ctx.caller, ctx.params.code);
  const active = nextVisibility(found.active, ctx.body);
  if (active === 'conflict') throw visibilityConflict(await selectClassRow(tx, found.id, now));
  const changed = active !== found.active;
  if (changed) await writeClass(tx, found.id, visibilityFields(active, found), now);
  ctx.audit({
    object: 'class',
    objectId: found.code,
    label: found.name,
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: found.active },
    after: { active },
  });
  return { success: true, affectedRows: changed ? 1 : 0, active, data: await selectClassRow(tx, found.id, now) };
});

const erase = bind(contract.deleteClass, classSchemas.deleteClass, async (ctx) => {
  const { tx, now } = ctx;
  const found = await lockClass(tx, ctx.caller, ctx.params.code);
  assertErasable(await countRegistrants(tx, found.id));
  const before = await selectClassRecord(tx, ctx.caller, found.code, now);
  await removeFiles(ctx, recordOf(found.id));
  await queueZoomChange(ctx, await lockWholeClass(tx, ctx.caller, found.code), null);
  await eraseClass(tx, found.id);
  ctx.audit({ object: 'class', objectId: found.code, label: found.name, before: { ...before } });
  return { success: true, affectedRows: 1 };
});

const note = bind(contract.noteClass, classSchemas.noteClass, async (ctx) => {
  const { tx, now, body } = ctx;
  const found = await lockClass(tx, ctx.caller, ctx.params.code);
  // A bulk price change has no log row under this class; `changedAt` keeps the conflict from naming the wrong person.
  const logged = { object: 'class', id: found.code, changedAt: found.updated_at };
  await assertFresh(tx, body.version, await selectClassRow(tx, found.id, now), logged);
  await writeClass(tx, found.id, { note: body.note ?? '' }, now);
  const data = await selectClassRow(tx, found.id, now);
  const before = { note: found.note };
  ctx.audit({ object: 'class', objectId: found.code, label: found.name, before, after: { note: body.note ?? '' } });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const batchPrice = bind(contract.updateBatchPrice, classSchemas.updateBatchPrice, async (ctx) => {
  const { tx, body } = ctx;
  const ids = [...new Set(body.ids)];
  const found = await lockPricedClasses(tx, ids, ctx.now);
  assertBatchPrice(ids, found, body.price);
  const changed = found.filter(({ price }) => price !== body.price);
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
