import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What stands at the top of the dashboard is asked first. */
export const dashboardFirstQuery: FirstQuery = { path: '/v1/dashboard/today', query: {}, fromUrl: [] };
