import { listContactForms, listQuestions } from '@widya/contract/questions';
import { defineList } from '@widya/remote-kit/define-list';
import { choice, local, place, text } from '@widya/remote-kit/list-filters';
import { QUESTION_LIST } from '../../features/questions/list.ts';

const SHARED = {
  ...QUESTION_LIST,
  settingsKey: 'pertanyaan-umum',
  filters: { ...QUESTION_LIST.filters, class_code: place(text()), tab: local(place(choice(['kontak']))) },
} as const;

/** The questions of all classes, or of the chosen one. */
export const questionList = defineList(listQuestions, SHARED);

/** Messages of the contact form, with the same page and search parameters as questions, but without filters. */
export const contactList = defineList(listContactForms, {
  ...SHARED,
  send: ({ page, per_page, q }) => ({ page, per_page, q }),
});
