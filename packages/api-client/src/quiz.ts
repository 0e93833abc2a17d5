import { listClasses } from '@widya/contract/classes';
import type {
  QuizAnswerListQuery,
  QuizAnswerRow,
  QuizField,
  QuizFormListQuery,
  QuizFormRow,
  QuizQuestion,
} from '@widya/contract/quiz';
import * as quiz from '@widya/contract/quiz';
import { call } from './api.ts';
import { readAll } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The final test of a class with its correct answers and item analysis; null loads nothing. */
export const useQuizQuestions = (code: string | null): Query<readonly QuizQuestion[]> =>
  useQuery(quiz.listQuizQuestions, code === null ? null : { params: { code } });

/** All answers that match the list's query, for data-tes-akhir.csv. @throws ApiError */
export const readAllQuizAnswers = (questionId: number, query: QuizAnswerListQuery): Promise<QuizAnswerRow[]> =>
  readAll((page) =>
    call(quiz.listQuizAnswers, { params: { id: questionId }, query: { ...query, page, per_page: 100 } }),
  );

/** All additional answers that match the list's query, for tambahan-tes-akhir.csv. @throws ApiError */
export const readAllQuizForms = (code: string, query: QuizFormListQuery): Promise<QuizFormRow[]> =>
  readAll((page) => call(quiz.listQuizForms, { params: { code }, query: { ...query, page, per_page: 100 } }));

/** Actions on a final test. Each rejects with an ApiError and updates the cached lists. */
export function useQuizActions() {
  const write = useWrite([quiz.listQuizAnswers, quiz.listQuizForms, listClasses]);
  return {
    create: (class_code: string, question_json: QuizField[]) =>
      write(call(quiz.createQuizQuestion, { body: { class_code, question_json } })),
    /**
     * The order of the questions is kept.
     * @param change `rescore` re-scores existing answers. @throws ApiError with VERSION_CONFLICT
     */
    update: (id: number, change: { question_json: QuizField[]; rescore?: boolean; version?: number }) =>
      write(call(quiz.updateQuizQuestion, { params: { id }, body: change })),
    /** @throws ApiError with INVALID_TRANSITION once it has answers */
    remove: (id: number) => write(call(quiz.deleteQuizQuestion, { params: { id } })),
    /** Opens or closes the test. Refused with a 409 after a concurrent change. */
    setActive: (id: number, active: boolean) =>
      write(call(quiz.toggleQuizQuestion, { params: { id }, body: { active, expected_status: !active } })),
    /** @param score 0 to 1. */
    score: (answerId: number, score: number) =>
      write(call(quiz.scoreQuizAnswer, { params: { id: answerId }, body: { score } })),
    removeForm: (id: number) => write(call(quiz.deleteQuizForm, { params: { id } })),
    /** Creates a one-time link to the test, shown once because only its hash is stored. */
    generateToken: (participantId: number) => call(quiz.generateTestToken, { params: { id: participantId } }),
  };
}
