import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of complaints asks first; `list-query.ts` asks with the same names and defaults. */
export const complaintsFirstQuery: FirstQuery = {
  path: '/v1/complaint_forms',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'class_code', 'class_name', 'status'],
};
