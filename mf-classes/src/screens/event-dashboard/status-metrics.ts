import type { EventRecord, EventMetrics as Figures } from '@widya/contract/events';
import { formatNumber } from '@widya/design-system/formats/number';
import type { Metric } from '@widya/design-system/metric-grid';
import { REGISTRATIONS_ID } from './registrations-id.ts';
import { SESSION_PARAM } from './sessions.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

export type Seats = Pick<EventRecord, 'price' | 'quota'>;

/** A count with the quota, if there is one; not for a free event. D27. */
export const ofQuota = (count: number, { price, quota }: Seats): string =>
  price > 0 && quota > 0 ? `${formatNumber(count)}/${formatNumber(quota)}` : formatNumber(count);

/** All sessions as one: the highest price, and the sum of the quotas, which is unlimited (-1) if any of them is. */
export const seatsOfAll = (sessions: readonly Seats[]): Seats => ({
  price: Math.max(0, ...sessions.map(({ price }) => price)),
  quota: sessions.every(({ quota }) => quota > 0) ? sessions.reduce((sum, { quota }) => sum + quota, 0) : -1,
});

interface Counted {
  readonly seats: Seats;
  /** Id of the session whose registrations the figures link to; undefined when none is chosen. */
  readonly sessionId: number | undefined;
  /** Name of the session, when the page shows several. */
  readonly name?: string;
}

/** Registrations by state; each figure links to the filtered list. */
export function statusMetrics(
  by: Figures['categorized_registrant_count'],
  { seats, sessionId, name }: Counted,
): Metric[] {
  const session = sessionId === undefined ? '' : `${SESSION_PARAM}=${sessionId}&`;
  const counted = (key: string, status: string, label: string, count: number): Metric => ({
    key,
    label,
    value: formatNumber(count),
    to: `?${session}status=${status}#${REGISTRATIONS_ID}`,
    toLabel: texts.showAll(label, name),
  });
  const registrants = ofQuota(by.waiting + by.accepted, seats);
  return [
    { key: 'registrants', label: texts.registrants, value: registrants, note: texts.registrantsWhy },
    counted('accepted', 'ACCEPTED', texts.accepted, by.accepted),
    counted('waiting', 'WAITING', texts.waiting, by.waiting),
    counted('pending', 'PENDING', texts.pending, by.pending),
    counted('rejected', 'REJECTED', texts.rejected, by.rejected),
  ];
}
