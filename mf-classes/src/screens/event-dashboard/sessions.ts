import type { EventRecord, EventSession } from '@widya/contract/events';

/** Query parameter with the chosen session; without it all are shown. */
export const SESSION_PARAM = 'sesi';

/** Name of a session; the only session of an event has the event's name. */
export const sessionLabel = ({ name }: EventSession, record: EventRecord): string => name || record.name;

/** Sessions by start; those without a time last. */
export const byStart = (sessions: readonly EventSession[]): EventSession[] =>
  sessions.toSorted((a, b) => (a.start_time ?? '9').localeCompare(b.start_time ?? '9') || a.id - b.id);
