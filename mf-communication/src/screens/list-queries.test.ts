import { expect, test } from '@jest/globals';
import { complaintList } from './complaints/list.ts';
import { ratingList } from './course-feedback/list.ts';
import { classList, courseList } from './global-feedback/list.ts';
import { notificationList } from './notifications/list.ts';

test('ignores invalid values in the address', () => {
  const wrong = new URLSearchParams('status=LOST&page=0&per_page=3&sort=password&hidden=ya&rating=9&tab=x');
  expect(complaintList.read(wrong)).toEqual(complaintList.read(new URLSearchParams()));
  expect(ratingList.read(wrong)).toEqual(ratingList.read(new URLSearchParams()));
  expect(notificationList.queryOf(notificationList.read(wrong))).toEqual({ page: 1, per_page: 10 });
  expect(classList.read(wrong)).toEqual(classList.read(new URLSearchParams()));
  expect(courseList.read(wrong)).toEqual(courseList.read(new URLSearchParams()));
});

test('the tabs of feedback sort by their own columns', () => {
  const search = new URLSearchParams('tab=mandiri&sort=-course_name');
  expect(courseList.queryOf(courseList.read(search))).toEqual({ sort: '-course_name', page: 1, per_page: 10 });
  expect(classList.queryOf(classList.read(search))).toEqual({ page: 1, per_page: 10 });
});

test('the report follows the filters and nothing else', () => {
  const search = new URLSearchParams('hidden=1&rating=4&q=a&page=4&sort=rating');
  expect(ratingList.filtersOf(ratingList.read(search))).toEqual({ q: 'a', hidden: '1', rating: 4 });
});
