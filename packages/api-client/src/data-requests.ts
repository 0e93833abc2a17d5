import type { DataRequest } from '@widya/contract/data-requests';
import * as requests from '@widya/contract/data-requests';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Open requests about personal data, oldest first. */
export const useOpenDataRequests = (): Query<DataRequest[]> =>
  useQuery(requests.listDataRequests, { query: { state: 'open' } });

/** Marks a request as done. Rejects with an ApiError. */
export function useFinishDataRequest() {
  const write = useWrite([requests.listDataRequests]);
  return (id: number) => write(call(requests.finishDataRequest, { params: { id } }));
}
