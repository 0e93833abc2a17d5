import type { FirstQuery } from '@widya/remote-kit/manifest';

/** How the API is asked for the present month, which no manifest can name. */
export const PRESENT = 'kini';
/** How it is asked for all months, and how the address names them. */
export const ALL_MONTHS = 'semua';

/** What the list of participation asks first; `list-query.ts` asks with the same names and defaults. */
export const participationFirstQuery: FirstQuery = {
  path: '/v1/participantClassCourse/some',
  query: { bulan: PRESENT, page: '1', per_page: '10' },
  fromUrl: ['bulan', 'page', 'per_page', 'q', 'sort', 'province', 'city', 'status', 'predicate'],
};
