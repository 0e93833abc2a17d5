import type { FirstQuery } from '@widya/remote-kit/manifest';

/**
 * What the list asks first. The manifest shows it to the page, which asks before the screen's code is there; the screen asks
 * with the same names and defaults (`list-query.ts`), so that the early answer is found and used.
 */
export const courseListFirstQuery: FirstQuery = {
  path: '/v1/course',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'hidden'],
};
