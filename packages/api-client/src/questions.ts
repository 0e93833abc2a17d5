import { listClasses } from '@widya/contract/classes';
import type { CallAnswer } from '@widya/contract/endpoint';
import type { AskQuestionInput, CommitQuestionsInput, Question, QuestionClass } from '@widya/contract/questions';
import * as questions from '@widya/contract/questions';
import type { questionSchemas } from '@widya/contract/questions.schemas';
import { call, upload } from './api.ts';
import { classSearch } from './class-search.ts';
import type { UploadOptions } from './client.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof questionSchemas)['listQuestions'];
type ContactSchemas = (typeof questionSchemas)['listContactForms'];

export type QuestionPage = PageOf<CallAnswer<ListSchemas>>;
export type ContactFormPage = PageOf<CallAnswer<ContactSchemas>>;

const FOUND_CLASSES = 20;

/** The newest classes with questions that match by name or code, for a filter with search. Source: D85. */
export async function findQuestionClasses(q: string, signal?: AbortSignal): Promise<readonly QuestionClass[]> {
  const answer = await call(questions.listQuestionClasses, { query: classSearch(q, FOUND_CLASSES), signal });
  return Array.isArray(answer) ? answer : answer.data;
}

/** One page of the contact form's messages; null loads nothing. Source: D9. */
export const useContactFormPage = (query: Listing | null): Query<ContactFormPage> =>
  useQuery<ContactSchemas, ContactFormPage>(questions.listContactForms, query && { query: { ...query } });

/** Actions on questions. Each rejects with an ApiError and updates the cached lists. */
export function useQuestionActions() {
  const write = useWrite([listClasses, questions.listQuestions]);
  return {
    /** Asks on behalf of a participant, or under a typed name. */
    ask: (code: string, body: AskQuestionInput) => write(call(questions.askQuestion, { params: { code }, body })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    update: (id: number, question: string, version: number) =>
      write(call(questions.updateQuestion, { params: { id }, body: { question, version } })),
    /** Soft delete or restore. Refused with a 409 after a concurrent change. */
    setActive: (id: number, active: boolean) =>
      write(
        call(questions.toggleQuestion, { params: { id }, body: { active, expected_status: !active } }),
        onRow(id, (row) => ({ ...row, active: active ? 1 : 0 })),
      ),
    /** @throws ApiError with INVALID_TRANSITION for a deleted question, VERSION_CONFLICT */
    answer: (id: number, answer: string, version: number) =>
      write(call(questions.answerQuestion, { params: { id }, body: { answer, version } })),
    /** Previews a CSV; no questions are created. */
    upload: (code: string, file: File, options: Pick<UploadOptions, 'onProgress' | 'signal'> = {}) =>
      upload(questions.uploadQuestions, { params: { code }, file, fileName: file.name, ...options }),
    /** Creates the questions of an upload, or its corrected rows. */
    commit: (code: string, body: CommitQuestionsInput) =>
      write(call(questions.commitQuestions, { params: { code }, body, timeout: 60_000 })),
  };
}

const onRow = (id: number, change: (row: Question) => Question) => (answer: unknown) =>
  changeRows<Question>(answer, (row) => (row.id === id ? change(row) : row));
