import type { EventRecord, EventSession } from '@widya/contract/events';

/** Name of the chosen session in the address; without one, all are shown. */
export const SESSION_PARAM = 'sesi';

/** The name of a session; the only one of an event is called like it. */
export const sessionLabel = ({ name }: EventSession, record: EventRecord): string => name || record.name;

/** Sessions by their start, those without a time last. */
export const byStart = (sessions: readonly EventSession[]): EventSession[] =>
  sessions.toSorted((a, b) => (a.start_time ?? '9').localeCompare(b.start_time ?? '9') || a.id - b.id);
