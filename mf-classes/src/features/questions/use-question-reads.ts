import { readAll } from '@widya/api-client/listing';
import type { Question, QuestionListQuery } from '@widya/contract/questions';
import { useCsvDownload } from '../csv-download/use-csv-download.ts';
import { questionSheet } from './question-sheet.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';

type Answer = readonly Question[] | { readonly data: readonly Question[]; readonly meta: { readonly total: number } };

type QuestionQuery = QuestionListQuery & { readonly class_code?: string | undefined };

interface QuestionReads {
  /** The query of the displayed list. */
  readonly query: QuestionQuery;
  readonly read: (query: QuestionQuery) => Promise<Answer>;
  /** Includes the class of each question in the file. */
  readonly withClass?: boolean;
}

/** Reads of a list of questions besides its page: all for export, and the next unanswered ones. */
export function useQuestionReads({ query, read, withClass = false }: QuestionReads) {
  const csv = useCsvDownload(texts.fileName, async () =>
    questionSheet(await readAll((page) => read({ ...query, page, per_page: 100 })), withClass),
  );
  const readUnanswered = async (): Promise<readonly Question[]> => {
    const { hidden: _, ...visible } = query;
    const answer = await read({ ...visible, unanswered: '1', page: 1, per_page: 100 });
    return 'meta' in answer ? answer.data : answer;
  };
  return { csv, readUnanswered };
}
