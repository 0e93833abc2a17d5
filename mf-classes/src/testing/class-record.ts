import { type ClassRecord, readClass } from '@widya/contract/classes';
import { blankAnswer } from '@widya/remote-kit/testing/blank-answer';
import { classRow } from './class-fixtures.ts';

/** Fixture of a class with all fields of the record; pass the fields that the story is about. */
export function classRecord(changes: Partial<ClassRecord> = {}): ClassRecord {
  const row = classRow();
  return {
    ...blankAnswer(readClass),
    ...row,
    title: row.name,
    publish_status: 'OPEN',
    published_at: row.registration_start_time,
    online_payment: true,
    start_date: row.class_date,
    registration_start_date: row.registration_start_time?.slice(0, 10) ?? null,
    registration_end_date: row.class_date,
    question_end_time: row.end_time && new Date(Date.parse(row.end_time) + 24 * 3_600_000).toISOString(),
    is_discounted_price_null: true,
    description: '<p>Peserta menyunting naskahnya sendiri, dari <strong>ejaan</strong> sampai alur pikiran.</p>',
    quiz_question_id: 7,
    created_at: row.updated_at,
    ...changes,
  };
}
