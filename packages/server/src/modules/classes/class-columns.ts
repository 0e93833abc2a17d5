import { classRecord, classRow } from '@widya/contract/classes.schemas';
import { getTableColumns, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { readinessColumns } from './class-facts.ts';

const columns = getTableColumns(classes);
type Columns = typeof columns;

/** The columns of `classes` that are fields of a schema. */
const columnsIn = <Shape extends object>(schema: { readonly shape: Shape }) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name in schema.shape)) as Pick<
    Columns,
    keyof Columns & keyof Shape
  >;

/**
 * Columns of a `ClassRow` under its field names, from `classes` joined with `class_counters` and `topics`; `readiness`
 * is the input of its to-dos.
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

/** Columns of a `ClassRecord`. */
export const classRecordColumns = {
  ...classRowColumns,
  ...columnsIn(classRecord),
  file_names: sql<Record<string, string>>`coalesce((
    select jsonb_object_agg('/files/' || f.key, f.original_name) from files f
     where f.attached_to = 'class:' || ${classes.id}), '{}')`,
  /** Id of the class's active final test. */
  quiz_question_id: sql<number | null>`(
    select q.id from quiz_questions q where q.class_id = ${classes.id} and q.active = 1 order by q.idx, q.id limit 1)`,
};
