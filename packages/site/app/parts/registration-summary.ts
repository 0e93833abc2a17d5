import type { InterfaceGroupId } from '@widya/contract/interface-text-groups';
import type { RegistrationState } from '@widya/contract/registration-state';
import { formatDate, formatDateTime, formatTime } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';

/** Facts of a class or an event from which the registration texts follow. */
export interface Registrable {
  readonly state: RegistrationState;
  readonly price: number;
  readonly full_price: number | null;
  readonly quota: number | null;
  readonly places_left: number | null;
  readonly registration_opens: string | null;
  readonly registration_closes: string | null;
  readonly end_time: string | null;
  /** Label of the visitor's own registration; null without one. */
  readonly own_label: string | null;
}

/** Addresses of the buttons, and the noun of the record. */
export interface RegistrationLinks {
  /** `Kelas` or `Event`. */
  readonly noun: string;
  readonly register: string;
  /** Null without a date. */
  readonly calendar: string | null;
  readonly others: string;
}

/** A text of Tampilan Antarmuka, by screen and key. */
export type StaffText = readonly [InterfaceGroupId, string];

export interface RegistrationSummary {
  readonly title: string;
  /** The struck-through price. */
  readonly struck: string | null;
  readonly isPrice: boolean;
  readonly note: string;
  readonly isFew: boolean;
  readonly action: {
    readonly label: string;
    /** Where staff can write another label; undefined when they cannot. */
    readonly text?: StaffText;
    readonly href: string;
    readonly isMain: boolean;
  } | null;
  /** Where staff can write another note. */
  readonly noteText?: StaffText;
}

const OWN_NOTES: Readonly<Record<string, string>> = {
  'TELAH BAYAR': 'Lunas',
  'MENUNGGU PEMBAYARAN': 'Menunggu pembayaran',
  'DALAM ANTREAN': 'Dalam daftar tunggu',
  UNDANGAN: 'Undangan',
};

/** `Sisa 18 dari 100 tempat`. */
export function freeSeatsText({ quota, places_left }: Pick<Registrable, 'quota' | 'places_left'>): string {
  if (quota === null || places_left === null) return 'Tanpa batas kuota';
  if (places_left === 0) return 'Kuota penuh';
  return `Sisa ${formatNumber(places_left)} dari ${formatNumber(quota)} tempat`;
}

/** `Sisa 18 tempat`, for narrow layouts. */
export const shortFreeSeatsText = ({ quota, places_left }: Pick<Registrable, 'quota' | 'places_left'>): string =>
  quota === null || places_left === null ? 'Tanpa batas kuota' : `Sisa ${formatNumber(places_left)} tempat`;

/** Texts and button of the registration, in every state. */
export function registrationSummary(of: Registrable, links: RegistrationLinks): RegistrationSummary {
  const plain = { struck: null, isPrice: false, isFew: false };
  const others = { label: `${links.noun} lain`, href: links.others, isMain: false };
  if (of.own_label !== null)
    return {
      ...plain,
      title: of.own_label === 'DALAM ANTREAN' ? 'Anda di daftar tunggu' : 'Anda terdaftar',
      note: OWN_NOTES[of.own_label] ?? 'Tempat Anda sudah pasti',
      action: { label: 'Buka tiket', href: links.register, isMain: true },
    };
  if (of.state === 'OVER')
    return { ...plain, title: `${links.noun} selesai`, note: formatDate(of.end_time), action: others };
  if (of.state === 'CLOSED') {
    const note = formatDateTime(of.registration_closes);
    return { ...plain, title: 'Pendaftaran ditutup', note, action: others };
  }
  if (of.state === 'NOT_YET')
    return {
      ...plain,
      title: `Dibuka ${formatDate(of.registration_opens)}`,
      note: `pukul ${formatTime(of.registration_opens)}`,
      action: links.calendar === null ? null : { label: 'Kalender', href: links.calendar, isMain: false },
    };
  if (of.state === 'FULL')
    return {
      ...plain,
      title: 'Kuota penuh',
      note: 'Daftar tunggu dibuka',
      noteText: ['class_detail', 'full'],
      action: { label: 'Masuk daftar tunggu', href: links.register, isMain: true },
    };
  return {
    title: formatMoney(of.price),
    struck: of.full_price === null || of.full_price <= of.price ? null : formatMoney(of.full_price),
    isPrice: true,
    note: shortFreeSeatsText(of),
    isFew: of.state === 'FEW',
    action: { label: 'Daftar', text: ['class_detail', 'register'], href: links.register, isMain: true },
  };
}
