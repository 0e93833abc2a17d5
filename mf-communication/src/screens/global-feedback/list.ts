import { listFeedbackByCourse } from '@widya/contract/course-ratings';
import { listFeedbackByClass } from '@widya/contract/feedback';
import { defineList } from '@widya/remote-kit/define-list';
import { choiceOr, local, place } from '@widya/remote-kit/list-filters';

const settingsKey = 'umpan-balik-kelas';

/** Kelas Publik, with the parameter of the open tab. */
export const classList = defineList(listFeedbackByClass, {
  settingsKey,
  sorts: ['class_date', 'class_name', 'average', 'count'],
  filters: { tab: local(place(choiceOr('publik', ['publik', 'mandiri']))) },
});

/** Kelas Daring Mandiri. */
export const courseList = defineList(listFeedbackByCourse, {
  settingsKey,
  sorts: ['created_at', 'course_name', 'average', 'count'],
});
