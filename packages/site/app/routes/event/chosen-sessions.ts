import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { takesPeople } from './event-words.ts';

type Values = Readonly<Record<string, string>>;

/** Name of the box that chooses a session. */
export const sessionField = ({ id }: Pick<PublicEventSession, 'id'>): string => `sesi-${id}`;

/** Name of the field that answers what the event asks as its n-th question. */
export const answerField = (index: number): string => `jawaban-${index}`;

/** Sessions that the caller can still register for. */
export const openSessions = ({ sessions }: PublicEvent): PublicEventSession[] =>
  sessions.filter((session) => session.own_label === null && takesPeople(session));

/** The sessions that were chosen; the only one needs no choice. */
export function chosenSessions(event: PublicEvent, values: Values): PublicEventSession[] {
  const open = openSessions(event);
  return open.length === 1 && event.sessions.length === 1
    ? open
    : open.filter((session) => values[sessionField(session)] !== undefined);
}
