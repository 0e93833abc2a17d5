import { count } from '../texts.ts';
import type { BulkAction } from './bulk-request.ts';

interface ActionTexts {
  readonly title: string;
  /** Label of the button, with the number of people. */
  readonly run: (people: number) => string;
  /** Text of the preview about people who will change. */
  readonly will: (people: number) => string;
  readonly done: (people: number) => string;
}

/** Texts of the bulk actions. */
export const BULK_ACTIONS: Readonly<Record<BulkAction, ActionTexts>> = {
  accept: {
    title: 'Terima Peserta',
    run: (people) => `Terima ${count(people)} peserta`,
    will: (people) => `${count(people)} peserta akan diterima`,
    done: (people) => `${count(people)} peserta diterima`,
  },
  reject: {
    title: 'Tolak Peserta',
    run: (people) => `Tolak ${count(people)} peserta`,
    will: (people) => `${count(people)} peserta akan ditolak`,
    done: (people) => `${count(people)} peserta ditolak`,
  },
  confirm: {
    title: 'Konfirmasi Peserta',
    run: (people) => `Konfirmasi ${count(people)} peserta`,
    will: (people) => `${count(people)} peserta akan dikonfirmasi`,
    done: (people) => `${count(people)} peserta dikonfirmasi`,
  },
  present: {
    title: 'Tandai Hadir',
    run: (people) => `Tandai ${count(people)} hadir`,
    will: (people) => `${count(people)} peserta akan ditandai hadir`,
    done: (people) => `${count(people)} peserta ditandai hadir`,
  },
  absent: {
    title: 'Tandai Tidak Hadir',
    run: (people) => `Tandai ${count(people)} tidak hadir`,
    will: (people) => `${count(people)} peserta akan ditandai tidak hadir`,
    done: (people) => `${count(people)} peserta ditandai tidak hadir`,
  },
  predicate: {
    title: 'Isi Predikat',
    run: (people) => `Isi ${count(people)} predikat`,
    will: (people) => `${count(people)} peserta akan diberi predikat`,
    done: (people) => `Predikat ${count(people)} peserta tersimpan`,
  },
  resend: {
    title: 'Kirim Surel',
    run: (people) => `Kirim ${count(people)} surel`,
    will: (people) => `${count(people)} peserta akan menerima surel`,
    done: (people) => `${count(people)} surel masuk antrean pengiriman`,
  },
};

export const BULK_TEXTS = {
  chosen: (people: number, left: number) =>
    left === 0 ? `${count(people)} peserta dipilih` : `${count(people)} peserta dipilih, ${count(left)} dikecualikan`,
  mails: (mails: number) => `${count(mails)} surel akan dikirim`,
  noMails: 'Tidak ada surel yang dikirim',
  free: (seats: number) => `Sisa tempat ${count(seats)}`,
  skipped: (people: number) => `${count(people)} dilewati`,
  nothing: 'Tidak ada peserta yang berubah.',
  override: 'Terima walau kuota penuh',
  overrideHelp: 'Tercatat di log sebagai penerimaan di atas kuota.',
  rejectedToo: (people: number) => `Terima juga ${count(people)} yang sudah ditolak, batal, atau kedaluwarsa`,
  rejectedTooHelp: 'Tanpa ini mereka dilewati.',
  byStatus: (people: number, label: string) => `${count(people)} ${label}`,
  close: 'Tutup',
  passedOn: 'Tempat yang menjadi kosong diberikan kepada antrean, yang langsung menerima surel.',
  promoted: (people: number) => `${count(people)} orang dari antrean naik.`,
  resultTitle: 'Sebagian dilewati',
  more: (people: number) => `dan ${count(people)} lainnya`,
} as const;
