import type { PublicClass } from '@widya/contract/public-classes';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { placesText, type RegistrationSummary, registrationSummary } from '../../parts/registration-summary.ts';

/** Address of the calendar file; null for a class without a date. */
export const calendarOf = ({ code, start_time }: PublicClass): string | null =>
  start_time === null ? null : `/kelas/${code}.ics`;

export const classSummary = (found: PublicClass): RegistrationSummary =>
  registrationSummary(found, {
    noun: 'Kelas',
    register: `/daftar/${found.code}`,
    calendar: calendarOf(found),
    others: '/kelas',
  });

/** End of the registration as text; empty when registration is not possible or has no end. */
export const closingText = ({ state, registration_closes }: PublicClass): string =>
  registration_closes === null || !['OPEN', 'FEW', 'FULL'].includes(state)
    ? ''
    : `Ditutup ${formatDateTime(registration_closes)}`;

/** Seats as text for the facts. */
export const seatsText = (found: PublicClass): string =>
  found.state === 'OVER' && found.quota !== null ? `${formatNumber(found.quota)} tempat` : placesText(found);

/** Note below price or state on wide screens: `Sisa 18 dari 100 tempat · ditutup 4 Des 2026, 17:00 WIB`. */
export function cardNote(found: PublicClass): string {
  const { isPrice, note } = classSummary(found);
  const closing = closingText(found).replace(/^D/, 'd');
  if (isPrice) return [placesText(found), closing].filter(Boolean).join(' · ');
  return found.state === 'FULL' && found.own_label === null ? [note, closing].filter(Boolean).join(' · ') : note;
}
