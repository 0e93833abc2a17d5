import { useEventRegistrations, useSessionRegistrations } from '@widya/api-client/events';
import type { registrationQueryOf } from './list-query.ts';
import type { SessionScope } from './session-part.tsx';

/** A page of the registrations of a session, or of all sessions. */
export function useRegistrations({ record, session }: SessionScope, query: ReturnType<typeof registrationQueryOf>) {
  const ofSession = useSessionRegistrations(session?.id ?? null, query);
  const ofEvent = useEventRegistrations(session === undefined ? record.id : null, query);
  return session === undefined ? ofEvent : ofSession;
}
