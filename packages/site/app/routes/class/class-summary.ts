import type { PublicClass } from '@widya/contract/public-classes';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { freeSeatsText, type RegistrationSummary, registrationSummary } from '../../parts/registration-summary.ts';

/** Address of the calendar file; null for a class without a date. */
export const calendarOf = ({ code, start_time }: PublicClass): string | null =>
  start_time === null ? null : `/kelas/${code}.ics`;

export const classSummary = (publicClass: PublicClass): RegistrationSummary =>
  registrationSummary(publicClass, {
    noun: 'Kelas',
    register: `/daftar/${publicClass.code}`,
    calendar: calendarOf(publicClass),
    others: '/kelas',
  });

/** End of the registration as text; empty when registration is not possible or has no end. */
export const closingText = ({ state, registration_closes }: PublicClass): string =>
  registration_closes === null || !['OPEN', 'FEW', 'FULL'].includes(state)
    ? ''
    : `Ditutup ${formatDateTime(registration_closes)}`;

/** Seats as text for the facts. */
export const seatsText = (publicClass: PublicClass): string =>
  publicClass.state === 'OVER' && publicClass.quota !== null
    ? `${formatNumber(publicClass.quota)} tempat`
    : freeSeatsText(publicClass);

/** Note below price or state on wide screens: `Sisa 18 dari 100 tempat · ditutup 4 Des 2026, 17:00 WIB`. */
export function cardNote(publicClass: PublicClass): string {
  const { isPrice, note } = classSummary(publicClass);
  const closing = closingText(publicClass).replace(/^D/, 'd');
  if (isPrice) return [freeSeatsText(publicClass), closing].filter(Boolean).join(' · ');
  return publicClass.state === 'FULL' && publicClass.own_label === null
    ? [note, closing].filter(Boolean).join(' · ')
    : note;
}
