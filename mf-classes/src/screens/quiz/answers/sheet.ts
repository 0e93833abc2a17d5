import type { QuizAnswerRow, QuizField, QuizFormRow } from '@widya/contract/quiz';
import { formatPaddedDateTime } from '@widya/contract/time/texts';
import type { SheetValue } from '@widya/design-system/exports/csv';
import { exportedScore } from '../score.ts';
import { TEXTS } from '../texts.ts';

type Sheet = readonly (readonly SheetValue[])[];
type Items = QuizAnswerRow['answer_json'];

const questionHeads = (fields: readonly QuizField[]) => fields.map((_, at) => TEXTS.question(at + 1));

/** Answers in the order of the questions. */
function answersOf(fields: readonly QuizField[], items: Items): SheetValue[] {
  const given = new Map(items.map(({ fieldName, answer }) => [fieldName, answer]));
  return fields.map(({ fieldName }) => given.get(fieldName));
}

/** data-tes-akhir.csv; the header of the score names the rounding. B-030, B-037, D83. */
export const answerSheet = (fields: readonly QuizField[], rows: readonly QuizAnswerRow[]): Sheet => [
  [TEXTS.name, TEXTS.email, TEXTS.state, TEXTS.exportedScore, TEXTS.doneAtCsv, ...questionHeads(fields)],
  ...rows.map(({ id, full_name, email, score, created_at, answer_json }) => [
    full_name,
    email,
    id === null ? TEXTS.notDone : TEXTS.done,
    score === null ? null : exportedScore(score),
    formatPaddedDateTime(created_at),
    ...answersOf(fields, answer_json),
  ]),
];

/** tambahan-tes-akhir.csv. */
export const formSheet = (fields: readonly QuizField[], rows: readonly QuizFormRow[]): Sheet => [
  [TEXTS.name, TEXTS.email, TEXTS.exportedScore, TEXTS.doneAtCsv, ...questionHeads(fields)],
  ...rows.map(({ name, email, score, created_at, answer_json }) => [
    name,
    email,
    exportedScore(score),
    formatPaddedDateTime(created_at),
    ...answersOf(fields, answer_json),
  ]),
];
