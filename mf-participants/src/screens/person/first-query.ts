import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen asks first; the page asks it before the screen's code is there. */
export const personFirstQuery: FirstQuery = { path: '/v1/member/:id/person', query: {}, fromUrl: [] };
