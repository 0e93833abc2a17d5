import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { freeSeatsText, type RegistrationSummary, registrationSummary } from '../../parts/registration-summary.ts';

export const pageOfEvent = ({ event_url }: Pick<PublicEvent, 'event_url'>): string => `/${event_url}`;

/** Address of the calendar file; null for an event without a date. */
export const calendarOf = ({ event_url, sessions }: PublicEvent): string | null =>
  sessions.some(({ start_time }) => start_time !== null) ? `/${event_url}/kalender.ics` : null;

/** `Sabtu, 5 Des 2026 · 09:00–11:30 WIB`. */
export const whenText = ({ start_time, end_time }: Pick<PublicEventSession, 'start_time' | 'end_time'>): string =>
  start_time === null ? 'Jadwal menyusul' : `${formatDayDate(start_time)} · ${formatHours(start_time, end_time)}`;

/** Whether people can register for a session, its waiting list included. */
export const takesPeople = ({ state }: PublicEventSession): boolean => ['OPEN', 'FEW', 'FULL'].includes(state);

const linksOf = (event: PublicEvent) => ({
  noun: 'Event',
  register: `/${event.event_url}/register`,
  calendar: calendarOf(event),
  others: '/kelas?jenis=event',
});

/** The session that represents the event: the one with the best chance of a seat. */
function leadingSession({ sessions }: PublicEvent): PublicEventSession | undefined {
  const order = ['OPEN', 'FEW', 'FULL', 'NOT_YET', 'CLOSED', 'OVER'];
  return sessions.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0];
}

/** Price or state, and the main button. */
export function eventSummary(event: PublicEvent): RegistrationSummary | null {
  const session = leadingSession(event);
  if (session === undefined) return null;
  const isSeveral = event.sessions.length > 1;
  const own_label = isSeveral ? null : session.own_label;
  const summary = registrationSummary({ ...session, full_price: null, own_label }, linksOf(event));
  if (!isSeveral || !summary.isPrice) return summary;
  const open = event.sessions.filter(takesPeople);
  const prices = open.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const range = lowest === 0 ? `Gratis–${formatMoney(highest)}` : `Mulai ${formatMoney(lowest)}`;
  const title = lowest === highest ? formatMoney(lowest) : range;
  return { ...summary, title, isFew: false, note: `${open.length} sesi dapat dipilih` };
}

/** Note below price or state on wide screens. */
export function cardNote(event: PublicEvent, summary: RegistrationSummary): string {
  const [only] = event.sessions;
  return event.sessions.length === 1 && only !== undefined && summary.isPrice ? freeSeatsText(only) : summary.note;
}
