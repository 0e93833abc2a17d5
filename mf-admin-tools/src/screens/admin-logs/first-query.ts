import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the log asks first; `list-query.ts` asks with the same names and defaults. */
export const adminLogsFirstQuery: FirstQuery = {
  path: '/v1/admin/logs',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'admin_id', 'object', 'from', 'to'],
};
