import type { EventRecord } from '@widya/contract/events';
import { type EventValues, eventValuesOf, hasSeveralSessions } from './event-values.ts';
import { checkSession } from './session-rules.ts';
import { EVENT_ERRORS as errors } from './texts.ts';

export type EventField = keyof EventValues;
export type EventErrors = Partial<Record<EventField, string>>;

/**
 * Validation beyond the schema, per field. Source.
 * @param record the event as loaded; null for a new one.
 */
export const checkEvent = (values: EventValues, record: EventRecord | null): EventErrors => ({
  ...checkSession(values, record?.published_at ? eventValuesOf(record) : null),
  ...(hasSeveralSessions(record) && !values.session_name.trim() && { session_name: errors.incomplete }),
  ...(values.visitor_fields.some((text) => !text.trim()) && { visitor_fields: errors.incomplete }),
});
