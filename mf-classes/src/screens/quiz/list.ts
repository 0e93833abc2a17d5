import { listQuizAnswers, listQuizForms } from '@widya/contract/quiz';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, local, place } from '@widya/remote-kit/list-filters';

export const QUIZ_TABS = ['soal', 'jawaban', 'tambahan', 'analisis', 'pratinjau'] as const;

// Tab and lists share the address; changing the tab removes the page.
const settingsKey = 'tes-akhir';
const tab = local(place(choiceOr('soal', QUIZ_TABS)));
const done = choice(['1', '0']);

/** Participants' answers, including participants without one. */
export const answerList = defineList(listQuizAnswers, {
  settingsKey,
  sorts: ['full_name', 'score', 'created_at'],
  filters: { tab, done },
});

/** Answers of people who are not participants; sorting and filters of the other list are ignored. */
export const formList = defineList(listQuizForms, {
  settingsKey,
  sorts: ['created_at', 'name', 'score'],
  filters: { tab, done: local(done) },
});

export type QuizTab = ListStateOf<typeof answerList>['tab'];
