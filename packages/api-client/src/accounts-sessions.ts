import { endOtherSessions, endOwnSession, listOwnSessions, type OpenSession } from '@widya/contract/accounts-sessions';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Open sessions of the own account, that of this browser first. */
export const useOwnSessions = (): Query<OpenSession[]> => useQuery(listOwnSessions, {});

/** Writers that refresh the list of sessions. */
export function useEndSessions() {
  const write = useWrite([listOwnSessions]);
  return {
    /** Signs one device out. @throws ApiError with NOT_FOUND when the session has ended already */
    one: (id: number) => write(call(endOwnSession, { params: { id } })),
    /** Signs every other device out. */
    others: () => write(call(endOtherSessions)),
  };
}
