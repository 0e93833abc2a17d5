import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const classInstructorsFirstQuery: FirstQuery = {
  path: '/v1/class_instructors/:event_url/class',
  query: {},
  fromUrl: [],
};
