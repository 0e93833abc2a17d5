import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of vouchers asks first; `list-query.ts` asks with the same names and defaults. */
export const vouchersFirstQuery: FirstQuery = {
  path: '/v1/vouchers',
  query: { tab: 'active', page: '1', per_page: '10' },
  fromUrl: ['tab', 'page', 'per_page', 'q', 'sort', 'show_inactive', 'type', 'batch_id'],
};
