import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';

/** Code and name columns of a row's class or course. */
export const CLASS_OWNER = { code: classes.code, name: classes.name };
export const COURSE_OWNER = { code: courses.course_code, name: courses.title };

export const byNewest = <Row extends { readonly created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
