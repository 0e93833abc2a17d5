import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { takesPeople } from './event-summary.ts';

type Values = Readonly<Record<string, string>>;

/** Name of the checkbox of a session. */
export const sessionField = ({ id }: Pick<PublicEventSession, 'id'>): string => `sesi-${id}`;

/** Name of the field for the event's n-th question. */
export const answerField = (index: number): string => `jawaban-${index}`;

/** Sessions for which the caller can still register. */
export const openSessions = ({ sessions }: PublicEvent): PublicEventSession[] =>
  sessions.filter((session) => session.own_label === null && takesPeople(session));

/** The chosen sessions; an only session is always chosen. */
export function chosenSessions(event: PublicEvent, values: Values): PublicEventSession[] {
  const open = openSessions(event);
  return open.length === 1 && event.sessions.length === 1
    ? open
    : open.filter((session) => values[sessionField(session)] !== undefined);
}
