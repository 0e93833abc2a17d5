import type { Question } from '@widya/contract/questions';
import { formatPaddedDateTime } from '@widya/contract/time/texts';
import type { SheetValue } from '@widya/design-system/exports/csv';
import { plainText } from '@widya/design-system/formats/plain-text';
import { QUESTION_TEXTS } from './texts.ts';

const { csv, deleted } = QUESTION_TEXTS;

type SheetColumn = readonly [header: string, value: (row: Question) => SheetValue];

/** The first four columns equal those of an upload, so that the file can be corrected and uploaded. B-043. */
const COLUMNS: readonly SheetColumn[] = [
  [csv.name, ({ full_name }) => full_name],
  [csv.email, ({ email }) => email],
  [csv.question, ({ question }) => plainText(question)],
  [csv.answer, ({ answer }) => answer && plainText(answer)],
  [csv.asked, ({ asked_at }) => formatPaddedDateTime(asked_at)],
  [csv.answered, ({ answered_at }) => formatPaddedDateTime(answered_at)],
  [csv.answeredBy, ({ answered_by }) => answered_by],
  [csv.state, ({ active }) => (active === 1 ? csv.active : deleted)],
];
const CLASS: SheetColumn = [csv.class, ({ class_name }) => class_name];

/** Questions as a table of plain values, header first. @param withClass for questions of many classes. */
export function questionSheet(rows: readonly Question[], withClass = false): readonly (readonly SheetValue[])[] {
  const columns = withClass ? [...COLUMNS, CLASS] : COLUMNS;
  return [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))];
}
