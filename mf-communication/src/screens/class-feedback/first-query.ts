import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const classFeedbackFirstQuery: FirstQuery = {
  path: '/v1/class/:event_url/feedbacks/summary',
  query: {},
  fromUrl: [],
};
