import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of live streams asks first; `list-query.ts` asks with the same names and defaults. */
export const liveStreamsFirstQuery: FirstQuery = {
  path: '/v1/liveStreaming',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort'],
};
