import { listClassFeedback } from '@widya/contract/feedback';
import { FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { defineList } from '@widya/remote-kit/define-list';
import { choiceOr, flag, local, place } from '@widya/remote-kit/list-filters';

export const feedbackList = defineList(listClassFeedback, {
  settingsKey: 'umpan-balik',
  sorts: ['created_at', 'full_name', 'average', ...FEEDBACK_CRITERIA],
  filters: {
    tab: local(place(choiceOr('ringkasan', ['ringkasan', 'daftar']))),
    hidden: place(flag()),
    commented: flag(),
  },
});
