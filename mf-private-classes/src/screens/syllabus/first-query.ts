import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const syllabusFirstQuery: FirstQuery = {
  path: '/v1/course_chapter/:event_url/course',
  query: {},
  fromUrl: [],
};
