import { describe, expect, test } from '@jest/globals';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { listingOf } from '@widya/remote-kit/list-state';
import { complaintsFirstQuery } from './complaints/first-query.ts';
import { complaintListQueryOf, readComplaintListState } from './complaints/list-query.ts';
import { courseFeedbackFirstQuery } from './course-feedback/first-query.ts';
import { ratingFiltersOf, ratingListQueryOf, readRatingListState } from './course-feedback/list-query.ts';
import { globalFeedbackFirstQuery } from './global-feedback/first-query.ts';
import { readGlobalState } from './global-feedback/list-query.ts';
import { notificationsFirstQuery } from './notifications/first-query.ts';
import { notificationListQueryOf } from './notifications/list-query.ts';

describe('the first query is the one the page asks before the screen is there', () => {
  test.each(['', 'status=NEW&class_code=MNA7Q2KD&q=suara&sort=-replied_at&page=2&per_page=50', 'class_name=Lama'])(
    'complaints: %s',
    (search) => {
      const query = complaintListQueryOf(readComplaintListState(new URLSearchParams(search)));
      expect(canonicalUrl(complaintsFirstQuery.path, query)).toBe(firstQueryUrl(complaintsFirstQuery, {}, search));
    },
  );

  test.each(['', 'q=kelas&sort=-audience_count&page=3&per_page=100'])('notifications: %s', (search) => {
    const query = notificationListQueryOf(new URLSearchParams(search));
    expect(canonicalUrl(notificationsFirstQuery.path, query)).toBe(firstQueryUrl(notificationsFirstQuery, {}, search));
  });

  test.each(['', 'hidden=1&rating=2&q=kuis&sort=rating&page=2&per_page=5'])('ratings of a course: %s', (search) => {
    const query = ratingListQueryOf(readRatingListState(new URLSearchParams(search)));
    const params = { event_url: '12' };
    expect(canonicalUrl('/v1/course_rating/12/course', query)).toBe(
      firstQueryUrl(courseFeedbackFirstQuery, params, search),
    );
  });

  test.each(['', 'q=naskah&sort=-average&page=2&per_page=50'])('feedback on all classes: %s', (search) => {
    const query = listingOf(readGlobalState('publik', new URLSearchParams(search)));
    expect(canonicalUrl(globalFeedbackFirstQuery.path, query)).toBe(
      firstQueryUrl(globalFeedbackFirstQuery, {}, search),
    );
  });
});

test('nonsense in the address counts as not said', () => {
  const wrong = new URLSearchParams('status=LOST&page=0&per_page=3&sort=password&hidden=ya&rating=9');
  expect(readComplaintListState(wrong)).toEqual(readComplaintListState(new URLSearchParams()));
  expect(readRatingListState(wrong)).toEqual(readRatingListState(new URLSearchParams()));
  expect(notificationListQueryOf(wrong)).toEqual({ page: 1, per_page: 10 });
  expect(readGlobalState('mandiri', wrong)).toEqual(readGlobalState('mandiri', new URLSearchParams()));
});

test('the report follows the filters and nothing else', () => {
  const search = new URLSearchParams('hidden=1&rating=4&q=a&page=4&sort=rating');
  expect(ratingFiltersOf(readRatingListState(search))).toEqual({ q: 'a', hidden: '1', rating: 4 });
});
