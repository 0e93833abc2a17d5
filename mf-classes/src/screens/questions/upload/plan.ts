import type { CommitQuestionsInput, QuestionUpload } from '@widya/contract/questions';
import { isWrong, type UploadedRow } from './row-rules.ts';

/** Decisions about the rows of an upload, by row number. */
export interface Decisions {
  readonly corrected: ReadonlyMap<number, UploadedRow>;
  readonly skipped: ReadonlySet<number>;
}

export const NO_DECISIONS: Decisions = { corrected: new Map(), skipped: new Set() };

const numbersOf = (upload: QuestionUpload, blocking: boolean): Set<number> =>
  new Set(upload.problems.filter((problem) => problem.blocking === blocking).map(({ row }) => row));

/** Rows that cannot become questions without a change. */
export const blockedRows = (upload: QuestionUpload): ReadonlySet<number> => numbersOf(upload, true);

/** Rows whose asker is not registered in the class. */
export const unregisteredRows = (upload: QuestionUpload): ReadonlySet<number> => numbersOf(upload, false);

/** Blocked rows that are neither skipped nor corrected sufficiently. */
export const openRows = (blocked: ReadonlySet<number>, { corrected, skipped }: Decisions): number[] =>
  [...blocked].filter((row) => {
    if (skipped.has(row)) return false;
    const fixed = corrected.get(row);
    return fixed === undefined || isWrong(fixed);
  });

const isSkipped = (row: number, { skipped }: Decisions): boolean => skipped.has(row);

/** Number of questions that the commit will create. */
export const createdCount = (upload: QuestionUpload, blocked: ReadonlySet<number>, decisions: Decisions): number =>
  upload.questions.length - [...blocked].filter((row) => isSkipped(row, decisions)).length;

/** The body of the commit: the upload's id with the corrected rows. D84. */
export function commitBody(upload: QuestionUpload, decisions: Decisions): CommitQuestionsInput {
  const questions = [...decisions.corrected.values()].filter(({ row }) => !isSkipped(row, decisions));
  return {
    upload_id: upload.upload_id,
    skip_problem_rows: decisions.skipped.size > 0,
    ...(questions.length > 0 && { questions }),
  };
}
