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

/** The final test of a class with its correct answers and item analysis; null reads nothing yet. */
export const useQuizQuestions = (code: string | null): Query<readonly QuizQuestion[]> =>
  useQuery(quiz.listQuizQuestions, code === null ? null : { params: { code } });

/** The answers that a list shows, of all its pages, for data-tes-akhir.csv. @throws ApiError */
export const readAllQuizAnswers = (questionId: number, query: QuizAnswerListQuery): Promise<QuizAnswerRow[]> =>
  readAll((page) =>
    call(quiz.listQuizAnswers, { params: { id: questionId }, query: { ...query, page, per_page: 100 } }),
  );

/** The additional answers that a list shows, of all its pages, for tambahan-tes-akhir.csv. @throws ApiError */
export const readAllQuizForms = (code: string, query: QuizFormListQuery): Promise<QuizFormRow[]> =>
  readAll((page) => call(quiz.listQuizForms, { params: { code }, query: { ...query, page, per_page: 100 } }));

/** What staff do to a final test. Each rejects with an ApiError and keeps the lists on the screen true. */
export function useQuizActions() {
  const write = useWrite([quiz.listQuizAnswers, quiz.listQuizForms, listClasses]);
  return {
    create: (class_code: string, question_json: QuizField[]) =>
      write(call(quiz.createQuizQuestion, { body: { class_code, question_json } })),
    /**
     * The order of the list is kept.
     * @param change `rescore` scores the answers given so far again. @throws ApiError with VERSION_CONFLICT
     */
    update: (id: number, change: { question_json: QuizField[]; rescore?: boolean; version?: number }) =>
      write(call(quiz.updateQuizQuestion, { params: { id }, body: change })),
    /** @throws ApiError with INVALID_TRANSITION once it has answers */
    remove: (id: number) => write(call(quiz.deleteQuizQuestion, { params: { id } })),
    /** Opens or closes the test. Refused with a 409 when another person did so meanwhile. */
    setActive: (id: number, active: boolean) =>
      write(call(quiz.toggleQuizQuestion, { params: { id }, body: { active, expected_status: !active } })),
    /** @param score 0 to 1. */
    score: (answerId: number, score: number) =>
      write(call(quiz.scoreQuizAnswer, { params: { id: answerId }, body: { score } })),
    removeForm: (id: number) => write(call(quiz.deleteQuizForm, { params: { id } })),
    /** A one-time link to the test; shown once, since only its hash is kept. */
    generateToken: (participantId: number) => call(quiz.generateTestToken, { params: { id: participantId } }),
  };
}
