import { useList, useRowsOf } from '@widya/record-kit/list/use-list';
import { eventRegistrationList, sessionRegistrationList } from './list.ts';
import type { SessionScope } from './session-part.tsx';

/** The registrations of a session, or of all sessions, that the address names. */
export function useRegistrations({ record, session }: SessionScope) {
  const ofSession = useList(sessionRegistrationList, {
    params: { id: session?.id ?? 0 },
    isShown: session !== undefined,
  });
  const { query, state } = ofSession;
  const ofEvent = useRowsOf(eventRegistrationList, query, {
    params: { id: record.id },
    isShown: session === undefined,
  });
  return { query, state, page: session === undefined ? ofEvent.page : ofSession.page };
}
