import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of merchandise asks first; `list-query.ts` asks with the same names and defaults. */
export const merchandiseFirstQuery: FirstQuery = {
  path: '/v1/merchandises',
  query: { active: '1', page: '1', per_page: '10' },
  fromUrl: ['active', 'page', 'per_page', 'q', 'sort'],
};
