import { listClassQuestions } from '@widya/contract/questions';
import { defineList } from '@widya/remote-kit/define-list';
import { QUESTION_LIST } from '../../features/questions/list.ts';

/** The questions of one class. */
export const classQuestionList = defineList(listClassQuestions, {
  ...QUESTION_LIST,
  settingsKey: 'pertanyaan',
  params: { code: 'event_url' },
});
