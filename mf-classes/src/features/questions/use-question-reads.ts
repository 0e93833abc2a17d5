import { readAll } from '@widya/api-client/listing';
import type { QuestionPage } from '@widya/api-client/questions';
import { MAX_PER_PAGE } from '@widya/contract/paging';
import type { Question, QuestionListQuery } from '@widya/contract/questions';
import { useCsvDownload } from '../csv-download/use-csv-download.ts';
import { findRow } from './find-row.ts';
import { questionSheet } from './question-sheet.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';
import type { FindUnanswered } from './use-next-question.ts';

type Answer = readonly Question[] | QuestionPage;

type QuestionQuery = QuestionListQuery & { readonly class_code?: string | undefined };

interface QuestionReads {
  /** The query of the displayed list. */
  readonly query: QuestionQuery;
  readonly read: (query: QuestionQuery) => Promise<Answer>;
  /** Includes the class of each question in the file. */
  readonly withClass?: boolean;
}

/** Reads of a list of questions besides its page: all for export, and the next unanswered one. */
export function useQuestionReads({ query, read, withClass = false }: QuestionReads) {
  const csv = useCsvDownload(texts.fileName, async () =>
    questionSheet(await readAll((page) => read({ ...query, page, per_page: MAX_PER_PAGE })), withClass),
  );
  const findUnanswered: FindUnanswered = (skipped) => {
    const { hidden: _, ...visible } = query;
    return findRow(
      (page) => read({ ...visible, unanswered: '1', page, per_page: MAX_PER_PAGE }),
      ({ id }) => !skipped.has(id),
    );
  };
  return { csv, findUnanswered };
}
