import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The course with the templates it has chosen. */
export const courseEmailFirstQuery: FirstQuery = {
  path: '/v1/course/:event_url/email_templates',
  query: {},
  fromUrl: [],
};
