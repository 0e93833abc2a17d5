import { flag, place } from '@widya/remote-kit/list-filters';

/** Options shared by the lists of one class and of all classes. */
export const QUESTION_LIST = {
  sorts: ['asked_at', 'full_name', 'answered_at'],
  filters: { hidden: place(flag()), unanswered: flag() },
} as const;
