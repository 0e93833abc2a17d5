import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of instructors asks first; `list-query.ts` asks with the same names and defaults. */
export const instructorsFirstQuery: FirstQuery = {
  path: '/v1/instructor',
  query: { active: '1', page: '1', per_page: '10' },
  fromUrl: ['active', 'page', 'per_page', 'q', 'sort'],
};
