import { flag, place } from '@widya/remote-kit/list-filters';

/** What lists of questions have in common: those of one class, and those of all. */
export const QUESTION_LIST = {
  sorts: ['asked_at', 'full_name', 'answered_at'],
  filters: { hidden: place(flag()), unanswered: flag() },
} as const;
