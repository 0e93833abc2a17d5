import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; `list-query.ts` asks with the same names and defaults. */
export const courseFeedbackFirstQuery: FirstQuery = {
  path: '/v1/course_rating/:event_url/course',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'hidden', 'rating'],
};
