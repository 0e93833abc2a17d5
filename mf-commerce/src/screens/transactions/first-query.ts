import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of a month asks first, this month when the address names none; `list-query.ts` asks with the same names. */
export const transactionsFirstQuery: FirstQuery = {
  path: '/v1/order/someByDate',
  query: { page: '1', per_page: '10' },
  fromUrl: ['year', 'month', 'page', 'per_page', 'q', 'sort', 'outcome'],
};
