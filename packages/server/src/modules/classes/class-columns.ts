import { classRecord, classRow } from '@widya/contract/classes.schemas';
import { getTableColumns, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { readinessColumns } from './class-facts.ts';

const columns = getTableColumns(classes);
type Columns = typeof columns;

/** The columns of `classes` that a schema of the contract names. */
const columnsIn = <Shape extends object>(schema: { readonly shape: Shape }) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name in schema.shape)) as Pick<
    Columns,
    keyof Columns & keyof Shape
  >;

/**
 * Columns behind a `ClassRow`, under its names, read from `classes` joined with `class_counters` and `topics`; `readiness` is what
 * its to-dos are computed from.
 */
export const classRowColumns = {
  ...columnsIn(classRow),
  topic_name: topics.name,
  topic_active: topics.active,
  metrics: {
    waiting: classCounters.waiting,
    accepted: classCounters.accepted,
    pending: classCounters.pending,
    income: classCounters.accepted_income,
  },
  certificate_count: classCounters.certificates,
  readiness: readinessColumns,
};

/** Columns behind a `ClassRecord`. */
export const classRecordColumns = {
  ...classRowColumns,
  ...columnsIn(classRecord),
  file_names: sql<Record<string, string>>`coalesce((
    select jsonb_object_agg('/files/' || f.key, f.original_name) from files f
     where f.attached_to = 'class:' || ${classes.id}), '{}')`,
  /** The first part of the final test that is in use. */
  quiz_question_id: sql<number | null>`(
    select q.id from quiz_questions q where q.class_id = ${classes.id} and q.active = 1 order by q.idx, q.id limit 1)`,
};
