import { listCourseRatings } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { defineList } from '@widya/remote-kit/define-list';
import { flag, place, whole } from '@widya/remote-kit/list-filters';

export const ratingList = defineList(listCourseRatings, {
  settingsKey: 'umpan-balik-mandiri',
  sorts: ['created_at', 'full_name', 'rating'],
  params: { courseId: 'event_url' },
  filters: { hidden: place(flag()), rating: whole(MAX_RATING) },
});
