import type { courseSchemas } from '@widya/contract/courses.schemas';
import type { z } from 'zod';
import type { Ctx } from '../../platform/http/context.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { assertPrices } from '../classes/editing/rules.ts';
import { type CourseBody, checkCourseAddresses, courseColumnsOf, courseFilesIn } from './fields.ts';
import { type CourseColumns, insertCourseRow, writeCourse } from './queries.ts';

type CreateBody = z.output<(typeof courseSchemas)['createCourse']['body']>;
type SaveContext = Pick<Ctx, 'tx' | 'caller' | 'now'>;
type SavedCourse = { readonly row: CourseColumns; readonly warnings: string[] };

const PRICING = ['price', 'non_discounted_price', 'is_discounted_price_null'] as const;

/** The value of `files.attached_to` for a course. */
export const courseRecordOf = (id: number): string => `course:${id}`;

/** Creates a hidden course; the price defaults to 0 (D28). @throws ApiFailure 409 or 422. */
export async function createCourse({ tx, caller, now }: SaveContext, body: CreateBody): Promise<SavedCourse> {
  const columns = courseColumnsOf(body);
  assertPrices({ price: 0, non_discounted_price: null, is_discounted_price_null: true, ...columns });
  const warnings = checkCourseAddresses(columns);
  const values = { ...columns, title: body.title, active: 0 as const, created_at: now, updated_at: now };
  const row = await insertCourseRow(tx, values, body.course_code);
  await settleFiles(tx, caller, now, { record: courseRecordOf(row.id), before: [], after: courseFilesIn(row) });
  return { row, warnings };
}

/** Changes the sent fields of a locked course; other fields stay. @throws ApiFailure 409 or 422. */
export async function updateCourse(
  { tx, caller, now }: SaveContext,
  before: CourseColumns,
  body: CourseBody,
): Promise<SavedCourse> {
  const columns = courseColumnsOf(body);
  if (PRICING.some((field) => body[field] !== undefined)) assertPrices({ ...before, ...columns });
  const warnings = checkCourseAddresses(columns);
  const row = await writeCourse(tx, before.id, columns, now);
  await settleFiles(tx, caller, now, {
    record: courseRecordOf(row.id),
    before: courseFilesIn(before),
    after: courseFilesIn(row),
  });
  return { row, warnings };
}
