import { endOf, instantOf, startOf } from '../schedule/hours.ts';
import { type ClassValues, hoursOf } from './class-values.ts';
import { FORM_ERRORS as errors } from './texts.ts';

type ClassErrors = Partial<Record<keyof ClassValues, string>>;

const DATED = [
  'class_date',
  'start',
  'end',
  'registration_start_date',
  'registration_start',
  'registration_end_date',
  'registration_end',
] as const;

const isAfter = (from: string | null, to: string | null): boolean => from !== null && to !== null && from >= to;

function scheduleErrors(values: ClassValues): ClassErrors {
  const starts = startOf(hoursOf(values));
  const ends = endOf(hoursOf(values));
  const opens = instantOf(values.registration_start_date, values.registration_start);
  const closes = instantOf(values.registration_end_date, values.registration_end);
  return {
    ...(isAfter(starts, ends) && { start: errors.startAfterEnd }),
    ...(isAfter(opens, closes) && { registration_start: errors.registrationTurned }),
    ...(!values.permanent &&
      opens !== null &&
      starts !== null &&
      opens > starts && { class_date: errors.registrationAfterClass }),
  };
}

/**
 * Validation beyond the schema, per field: dates required only for a class with dates, and rules about several fields
 * or accepted people. Source: D25, D26, D29.
 */
export function checkClass(values: ClassValues, accepted = 0): ClassErrors {
  const { permanent, price, non_discounted_price: struck, quota } = values;
  const missing = permanent ? [] : DATED.filter((field) => values[field].trim() === '');
  return {
    ...scheduleErrors(values),
    ...Object.fromEntries(missing.map((field) => [field, errors.incomplete])),
    ...(!permanent && values.end_date === '' && { end_date: errors.incomplete }),
    ...(typeof quota === 'number' && quota < accepted && { quota: errors.quotaBelowAccepted(accepted) }),
    ...(values.discounted &&
      (struck === null || struck <= (price ?? 0)) && { non_discounted_price: errors.discountNotHigher }),
  };
}
