import { type Query, useQuery } from '@widya/api-client/query';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import type { classSchemas } from '@widya/contract/classes.schemas';

/**
 * Every upcoming class that is not hidden, the next first, for choosing among them. Without a page the list answers at most
 * 1,000 (decision 5.0.1), which is also how many one change may name.
 */
export const useUpcomingClasses = (): Query<readonly ClassRow[]> =>
  useQuery<(typeof classSchemas)['listClasses'], readonly ClassRow[]>(listClasses, { query: { tab: 'upcoming' } });
