import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of users asks first; `list-query.ts` asks with the same names and defaults. */
export const usersFirstQuery: FirstQuery = {
  path: '/v1/members',
  query: { tab: 'active', page: '1', per_page: '10' },
  fromUrl: ['tab', 'page', 'per_page', 'q', 'sort', 'newsletter'],
};
