import { readStatus, type Status } from '@widya/contract/status';
import { type Query, useQuery } from './query.ts';

/** State of the whole installation, for superadmins. */
export const useStatus = (): Query<Status> => useQuery(readStatus, {});
