import { type ClassValues, hoursOf as formHours } from '../class-form/class-values.ts';
import { endOf, startOf } from '../schedule/hours.ts';

/** Moments at which pages can be previewed, since participants see different content over time. */
export const MOMENTS = ['now', 'before', 'soon', 'after'] as const;
export type PreviewMoment = (typeof MOMENTS)[number];

const MINUTE = 60_000;
const HOUR = 3_600_000;

type Times = Pick<ClassValues, 'permanent' | 'class_date' | 'start' | 'end' | 'end_date'>;

/** Start and end from the values of the form, as ISO instants; null for a permanent class and while unknown. */
export const hoursOf = (values: Times): { readonly start: string | null; readonly end: string | null } =>
  values.permanent ? { start: null, end: null } : { start: startOf(formHours(values)), end: endOf(formHours(values)) };

/** The available moments; a permanent class, or one without hours, has only the present. */
export function momentsOf(values: Times): readonly PreviewMoment[] {
  const { start, end } = hoursOf(values);
  return start === null || end === null ? ['now'] : MOMENTS;
}

/** A moment rounded down to the minute, so that a page reloads at most once per minute. */
export const wholeMinute = (now: number): string => new Date(Math.floor(now / MINUTE) * MINUTE).toISOString();

/** A moment in milliseconds since 1970: a day or an hour before the start, or an hour after the end. */
export function timeOf(moment: PreviewMoment, values: Times, now: number): number {
  const { start, end } = hoursOf(values);
  if (moment === 'now' || start === null || end === null) return now;
  if (moment === 'after') return Date.parse(end) + HOUR;
  return Date.parse(start) - (moment === 'soon' ? 1 : 24) * HOUR;
}
