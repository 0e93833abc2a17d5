import { listCourses } from '@widya/contract/courses';
import { defineList } from '@widya/remote-kit/define-list';
import { flag, place } from '@widya/remote-kit/list-filters';

/** Courses; `hidden` includes hidden ones. */
export const courseList = defineList(listCourses, {
  settingsKey: 'kelas-mandiri',
  sorts: ['title', 'price', 'waiting', 'accepted', 'created_at', 'updated_at'],
  filters: { hidden: place(flag()) },
});
