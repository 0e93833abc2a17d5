import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the tab 'Kelas Publik' asks first; `list-query.ts` asks with the same names and defaults. */
export const globalFeedbackFirstQuery: FirstQuery = {
  path: '/v1/dashboard/feedback_data',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort'],
};
