import type { FirstQuery } from '@widya/remote-kit/manifest';

/** The class with the templates it has chosen. */
export const classEmailFirstQuery: FirstQuery = { path: '/v1/class/:event_url', query: {}, fromUrl: [] };
