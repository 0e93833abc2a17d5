import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the tab Template Email asks first; `list-query.ts` asks with the same names and defaults. */
export const generalEmailFirstQuery: FirstQuery = {
  path: '/v1/email_templates',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'scenario'],
};
