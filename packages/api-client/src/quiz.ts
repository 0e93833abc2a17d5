import type { CallAnswer } from '@widya/contract/endpoint';
import type { QuizAnswerRow, QuizField, QuizFormRow, QuizQuestion } from '@widya/contract/quiz';
import * as quiz from '@widya/contract/quiz';
import type { quizSchemas } from '@widya/contract/quiz.schemas';
import { call } from './api.ts';
import { type Listing, type PageOf, readAll } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof quizSchemas;

type Sort<Column extends string> = Column | `-${Column}`;

export interface QuizAnswerPageQuery extends Listing {
  readonly sort?: Sort<'full_name' | 'score' | 'created_at'> | undefined;
  /** `1` lists those who did the test, `0` those who did not. */
  readonly done?: '1' | '0' | undefined;
}

export interface QuizFormPageQuery extends Listing {
  readonly sort?: Sort<'created_at' | 'name' | 'score'> | undefined;
}

export type QuizAnswerPage = PageOf<CallAnswer<Schemas['listQuizAnswers']>>;
export type QuizFormPage = PageOf<CallAnswer<Schemas['listQuizForms']>>;

/** The final test of a class with its correct answers and item analysis; null reads nothing yet. */
export const useQuizQuestions = (code: string | null): Query<readonly QuizQuestion[]> =>
  useQuery(quiz.listQuizQuestions, code === null ? null : { params: { code } });

/** One page of what participants answered; accepted ones without an answer are listed too ('Belum Dikerjakan'). */
export const useQuizAnswerPage = (questionId: number | null, query: QuizAnswerPageQuery): Query<QuizAnswerPage> =>
  useQuery<Schemas['listQuizAnswers'], QuizAnswerPage>(
    quiz.listQuizAnswers,
    questionId === null ? null : { params: { id: questionId }, query: { ...query } },
  );

/** One page of the answers of people who are no participants. */
export const useQuizFormPage = (code: string | null, query: QuizFormPageQuery): Query<QuizFormPage> =>
  useQuery<Schemas['listQuizForms'], QuizFormPage>(
    quiz.listQuizForms,
    code === null ? null : { params: { code }, query: { ...query } },
  );

/** The answers that a list shows, of all its pages, for data-tes-akhir.csv. @throws ApiError */
export const readAllQuizAnswers = (questionId: number, query: QuizAnswerPageQuery): Promise<QuizAnswerRow[]> =>
  readAll((page) =>
    call(quiz.listQuizAnswers, { params: { id: questionId }, query: { ...query, page, per_page: 100 } }),
  );

/** The additional answers that a list shows, of all its pages, for tambahan-tes-akhir.csv. @throws ApiError */
export const readAllQuizForms = (code: string, query: QuizFormPageQuery): Promise<QuizFormRow[]> =>
  readAll((page) => call(quiz.listQuizForms, { params: { code }, query: { ...query, page, per_page: 100 } }));

/** What staff do to a final test. Each rejects with an ApiError and keeps the lists on the screen true. */
export function useQuizActions() {
  const write = useWrite(['/v1/quiz', '/v1/quiz_forms', '/v1/class']);
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
