import { useList, useRowsOf } from '@widya/record-kit/list/use-list';
import { eventRegistrationList, sessionRegistrationList } from './list.ts';
import type { SessionScope } from './session-part.tsx';

/** Registrations of the session in the address, or of all. */
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
