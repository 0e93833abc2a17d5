import { endOtherSessions, endOwnSession, listOwnSessions, type OpenSession } from '@widya/contract/accounts-sessions';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Open sessions of the own account, the current one first. */
export const useOwnSessions = (): Query<OpenSession[]> => useQuery(listOwnSessions, {});

/** Actions that end sessions and update their list. */
export function useEndSessions() {
  const write = useWrite([listOwnSessions]);
  return {
    /** Signs one session out. @throws ApiError with NOT_FOUND when it has already ended */
    one: (id: number) => write(call(endOwnSession, { params: { id } })),
    /** Signs every other session out. */
    others: () => write(call(endOtherSessions)),
  };
}
