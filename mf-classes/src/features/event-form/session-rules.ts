import type { Quota } from '@widya/design-system/quota-input';
import { endOf, startOf } from '../schedule/hours.ts';
import { hoursOf, type SessionValues } from './session-values.ts';
import { EVENT_ERRORS as errors } from './texts.ts';

export type SessionErrors = Partial<Record<keyof SessionValues, string>>;

/** Day and hours must be set together or not at all: an event without them can be saved but not published. */
function scheduleErrors(values: SessionValues): SessionErrors {
  const { date, start, end, end_date } = values;
  const filledCount = [date, start, end].filter((text) => text !== '').length;
  if (filledCount > 0 && filledCount < 3)
    return {
      ...(date === '' && { date: errors.incomplete }),
      ...(start === '' && { start: errors.incomplete }),
      ...(end === '' && { end: errors.incomplete }),
    };
  if (filledCount > 0 && end_date === '') return { end_date: errors.incomplete };
  const [starts, ends] = [startOf(hoursOf(values)), endOf(hoursOf(values))];
  return starts !== null && ends !== null && starts >= ends ? { start: errors.startAfterEnd } : {};
}

const seats = (quota: Quota): number => (typeof quota === 'number' ? quota : Number.POSITIVE_INFINITY);

/** Restrictions after publishing, because people rely on the published values. Source: D45. */
function lockErrors(values: SessionValues, before: SessionValues | null): SessionErrors {
  if (before === null) return {};
  const [old, next] = [startOf(hoursOf(before)), startOf(hoursOf(values))];
  return {
    ...(old !== null && (next === null || next < old) && { date: errors.earlierDate }),
    ...(seats(values.quota) < seats(before.quota) && { quota: errors.smallerQuota }),
  };
}

/**
 * Validation of a session beyond the schema, per field. Source.
 * @param published the values as last saved, once the event was published; null before.
 */
export const checkSession = (values: SessionValues, published: SessionValues | null): SessionErrors => ({
  ...lockErrors(values, published),
  ...scheduleErrors(values),
  ...(values.payment !== 'FREE' && !values.price && { price: errors.incomplete }),
});
