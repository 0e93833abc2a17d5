import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of notifications asks first; `list-query.ts` asks with the same names and defaults. */
export const notificationsFirstQuery: FirstQuery = {
  path: '/v1/notification',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort'],
};
