import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of admins asks first; `list-query.ts` asks with the same names and defaults. */
export const adminsFirstQuery: FirstQuery = {
  path: '/v1/admins',
  query: { active: '1', page: '1', per_page: '10' },
  fromUrl: ['active', 'page', 'per_page', 'q', 'sort', 'role', 'waiting'],
};
