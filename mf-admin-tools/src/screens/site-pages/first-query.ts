import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the screen of edited pages asks first. */
export const sitePagesFirstQuery: FirstQuery = { path: '/v1/site_pages', query: {}, fromUrl: [] };
