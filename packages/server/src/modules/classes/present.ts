import type { ClassRecord, ClassRow } from '@widya/contract/classes';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { classRecordColumns, classRowColumns } from './class-columns.ts';
import { todosOf } from './class-facts.ts';
import { classStatus } from './class-status.ts';

type JoinedTables = { classes: 'not-null'; class_counters: 'not-null'; topics: 'not-null' };

/** A row of a query with `classRowColumns`. */
export type SelectedClassRow = SelectResult<typeof classRowColumns, 'partial', JoinedTables>;
/** A row of a query with `classRecordColumns`. */
export type SelectedClassRecord = SelectResult<typeof classRecordColumns, 'partial', JoinedTables>;

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A class in the shape of the list. */
export function presentClassRow({ readiness, ...row }: SelectedClassRow, now: Date): ClassRow {
  return {
    ...row,
    status: classStatus(row, now),
    start_time: instant(row.start_time),
    end_time: instant(row.end_time),
    registration_start_time: instant(row.registration_start_time),
    registration_end_time: instant(row.registration_end_time),
    quota: row.quota ?? 0,
    note: textOrNull(row.note),
    speaker: textOrNull(row.speaker),
    todos: todosOf({ ...row, ...readiness }, now),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A complete class. `title` falls back to the name; single file addresses are the first of their lists (D59). */
export function presentClassRecord(row: SelectedClassRecord, now: Date): ClassRecord {
  const { readiness: _, ...columns } = row;
  const template = row.custom_certificate_template;
  return {
    ...columns,
    ...presentClassRow(row, now),
    title: row.title === '' ? row.name : row.title,
    published_at: instant(row.published_at),
    start_date: row.class_date,
    question_end_time: instant(row.question_end_time),
    attachment_url: row.attachment_urls[0] ?? null,
    documentation_url: row.documentation_urls[0] ?? null,
    description: textOrNull(row.description),
    custom_certificate_template: template === null ? null : JSON.stringify(template),
    created_at: row.created_at.toISOString(),
  };
}
