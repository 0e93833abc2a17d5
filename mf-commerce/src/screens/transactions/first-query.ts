import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What is asked first whatever the address says: the rows belong to a month that only the clock knows. */
export const transactionsFirstQuery: FirstQuery = { path: '/v1/order/exceptions', query: {}, fromUrl: [] };
