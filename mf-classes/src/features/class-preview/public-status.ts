import type { ClassValues } from '../class-form/class-values.ts';
import { instantOf } from '../schedule/hours.ts';
import type { EventFacts } from './event-pages.ts';
import { hoursOf } from './preview-moment.ts';

/** What the page of a class says of registering. Source: decision 44, as far as a visitor sees it. */
export type PublicStatus = 'UPCOMING' | 'REGISTRATION' | 'CLOSED' | 'ENDED';

const isPast = (instant: string | null, now: number): boolean => instant !== null && Date.parse(instant) <= now;

/** The status from what the form holds, saved or not. An event has no window: it is open while it is published and takes registrations. */
export function publicStatus(values: ClassValues, now: number, event?: EventFacts): PublicStatus {
  const opens = instantOf(values.registration_start_date, values.registration_start);
  const closes = instantOf(values.registration_end_date, values.registration_end);
  if (isPast(hoursOf(values).end, now)) return 'ENDED';
  if (event) return !event.published ? 'UPCOMING' : event.allowsRegistration ? 'REGISTRATION' : 'CLOSED';
  if (opens !== null && !isPast(opens, now)) return 'UPCOMING';
  return isPast(closes, now) ? 'CLOSED' : 'REGISTRATION';
}
