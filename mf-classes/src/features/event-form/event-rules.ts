import type { EventRecord } from '@widya/contract/events';
import { endOf, startOf } from '../schedule/hours.ts';
import { type EventValues, eventValuesOf, hoursOf } from './event-values.ts';
import { EVENT_ERRORS as errors } from './texts.ts';

export type EventField = keyof EventValues;
export type EventErrors = Partial<Record<EventField, string>>;

/** Day and hours must be set together or not at all: an event without them can be saved but not published. */
function scheduleErrors(values: EventValues): EventErrors {
  const { date, start, end, end_date } = values;
  const given = [date, start, end].filter((text) => text !== '').length;
  if (given > 0 && given < 3)
    return {
      ...(date === '' && { date: errors.incomplete }),
      ...(start === '' && { start: errors.incomplete }),
      ...(end === '' && { end: errors.incomplete }),
    };
  if (given > 0 && end_date === '') return { end_date: errors.incomplete };
  const [starts, ends] = [startOf(hoursOf(values)), endOf(hoursOf(values))];
  return starts !== null && ends !== null && starts >= ends ? { start: errors.startAfterEnd } : {};
}

const places = (quota: number | null | undefined): number => quota ?? Number.POSITIVE_INFINITY;

/** Restrictions after publishing, because people rely on the published values. Source: D45. */
function lockErrors(values: EventValues, record: EventRecord | null): EventErrors {
  if (!record?.published_at) return {};
  const before = eventValuesOf(record);
  const [old, next] = [startOf(hoursOf(before)), startOf(hoursOf(values))];
  return {
    ...(old !== null && (next === null || next < old) && { date: errors.earlierDate }),
    ...(places(values.quota) < places(before.quota) && { quota: errors.smallerQuota }),
  };
}

/**
 * Validation beyond the schema, per field. Source.
 * @param record the event as loaded; null for a new one.
 */
export function checkEvent(values: EventValues, record: EventRecord | null): EventErrors {
  const { payment, price } = values;
  return {
    ...lockErrors(values, record),
    ...scheduleErrors(values),
    ...(payment !== 'FREE' && !price && { price: errors.incomplete }),
    ...(values.visitor_fields.some((text) => !text.trim()) && { visitor_fields: errors.incomplete }),
  };
}
