import * as contract from '@widya/contract/courses';
import { courseSchemas } from '@widya/contract/courses.schemas';
import { assertRecordFresh } from '../../platform/audit/assert-record-fresh.ts';
import { answerHistory } from '../../platform/audit/record-history.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { nextVisibility } from '../../platform/records/visibility.ts';
import { removeFiles } from '../../platform/storage/attached-files.ts';
import { assertAllFound, assertBelowStruckPrices } from '../classes/batch-price.ts';
import { removeFilesOfCourse } from './chapters/files.ts';
import { copyCourse } from './copy-course.ts';
import { courseAuditFields } from './fields.ts';
import { selectCoursePage } from './list-query.ts';
import {
  type CourseColumns,
  countCourseRegistrants,
  eraseCourse,
  lockCourse,
  lockPricedCourses,
  selectCourseRecord,
  selectCourseRow,
  writeCourse,
  writeCoursePrices,
} from './queries.ts';
import { assertCourseErasable, courseVisibilityConflict } from './rules.ts';
import { courseRecordOf, createCourse, updateCourse } from './save-course.ts';

const list = bind(contract.listCourses, courseSchemas.listCourses, async (ctx) => {
  const { rows, total, counts } = await selectCoursePage(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total, { counts });
});

const read = bind(contract.readCourse, courseSchemas.readCourse, (ctx) =>
  selectCourseRecord(ctx.tx, ctx.caller, ctx.params.id),
);

/** The response of creating and changing. */
async function writeResponse(
  { tx, caller }: { readonly tx: Tx; readonly caller: Caller },
  { id, title }: CourseColumns,
  warnings: string[],
) {
  const data = await selectCourseRecord(tx, caller, String(id));
  return { success: true, affectedRows: 1, id, title, data, version: data.version, warnings } as const;
}

const create = bind(contract.createCourse, courseSchemas.createCourse, async (ctx) => {
  const { row, warnings } = await createCourse(ctx, ctx.body);
  ctx.audit({ object: 'course', objectId: row.id, label: row.title, after: courseAuditFields(row) });
  return writeResponse(ctx, row, warnings);
});

const duplicate = bind(contract.duplicateCourse, courseSchemas.duplicateCourse, async (ctx) => {
  const source = await lockCourse(ctx.tx, ctx.caller, ctx.params.id);
  const row = await copyCourse(ctx, source);
  const after = { ...courseAuditFields(row), copy_of: source.id };
  ctx.audit({ object: 'course', objectId: row.id, label: row.title, after });
  return writeResponse(ctx, row, []);
});

const update = bind(contract.updateCourse, courseSchemas.updateCourse, async (ctx) => {
  const { tx, caller, body } = ctx;
  const before = await lockCourse(tx, caller, ctx.params.id);
  await assertRecordFresh(tx, {
    sent: body.version,
    version: before.version,
    logged: { object: 'course', id: before.id },
    read: () => selectCourseRecord(tx, caller, String(before.id)),
  });
  const { row, warnings } = await updateCourse(ctx, before, body);
  ctx.audit({
    object: 'course',
    objectId: row.id,
    label: row.title,
    before: courseAuditFields(before),
    after: courseAuditFields(row),
  });
  return writeResponse(ctx, row, warnings);
});

const toggle = bind(contract.toggleCourse, courseSchemas.toggleCourse, async (ctx) => {
  const { tx, now } = ctx;
  const before = await lockCourse(tx, ctx.caller, ctx.params.id);
  const active = nextVisibility(before.active, ctx.body);
  if (active === 'conflict') throw courseVisibilityConflict(await selectCourseRow(tx, before.id));
  const changed = active !== before.active;
  if (changed) await writeCourse(tx, before.id, { active }, now);
  ctx.audit({
    object: 'course',
    objectId: before.id,
    label: before.title,
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: before.active },
    after: { active },
  });
  return { success: true, affectedRows: changed ? 1 : 0, active, data: await selectCourseRow(tx, before.id) };
});

const erase = bind(contract.deleteCourse, courseSchemas.deleteCourse, async (ctx) => {
  const { tx } = ctx;
  const before = await lockCourse(tx, ctx.caller, ctx.params.id);
  assertCourseErasable(await countCourseRegistrants(tx, before.id));
  await removeFiles(ctx, courseRecordOf(before.id));
  await removeFilesOfCourse(ctx, before.id);
  await eraseCourse(tx, before.id);
  ctx.audit({ object: 'course', objectId: before.id, label: before.title, before: courseAuditFields(before) });
  return { success: true, affectedRows: 1 };
});

const prices = bind(contract.updateCoursePrices, courseSchemas.updateCoursePrices, async (ctx) => {
  const { tx, body } = ctx;
  const ids = [...new Set(body.ids)];
  const rows = await lockPricedCourses(tx, ids);
  assertAllFound(ids, rows);
  assertBelowStruckPrices(rows, body.price);
  const changed = rows.filter(({ price }) => price !== body.price);
  await writeCoursePrices(
    tx,
    changed.map(({ id }) => id),
    body.price,
    ctx.now,
  );
  ctx.audit({
    object: 'course',
    objectId: null,
    label: `${changed.length} kelas`,
    before: Object.fromEntries(changed.map(({ code, price }) => [code, price])),
    after: Object.fromEntries(changed.map(({ code }) => [code, body.price])),
  });
  const changes = changed.map(({ id, code, price }) => ({
    id,
    course_code: code,
    old_price: price,
    price: body.price,
  }));
  return { success: true, affectedRows: changes.length, changes };
});

const history = bind(contract.readCourseHistory, courseSchemas.readCourseHistory, async (ctx) => {
  const { id } = await selectCourseRecord(ctx.tx, ctx.caller, ctx.params.id);
  return answerHistory(ctx, { object: 'course', id });
});

export const courseRoutes: Binding[] = [list, read, create, duplicate, update, toggle, erase, prices, history];
