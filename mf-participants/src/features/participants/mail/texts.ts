import { STATUS_LABELS } from '@widya/contract/registration-status';

/** Resending the mail of a scenario. Source: B-089, B-090. */
export const MAIL_TEXTS = {
  title: 'Kirim Surel',
  one: (name: string) => `Surel untuk ${name}`,
  scenario: 'Jenis surel',
  send: 'Kirim',
  cancel: 'Batal',
  /** Both messages are specified: classes say 'surel' as their screens do, courses 'email'. B-090. */
  sent: { class: 'Pengiriman surel berhasil!', course: 'Pengiriman email berhasil!' },
  failed: 'Sebuah kesalahan terjadi. Periksa console.',
  scenarios: {
    WAITING: { label: 'Menunggu pembayaran', help: 'Tautan dan batas waktu pembayaran.' },
    PENDING: { label: STATUS_LABELS.PENDING, help: 'Pemberitahuan bahwa kuota penuh.' },
    ACCEPTED: { label: 'Registrasi diterima', help: 'Konfirmasi dan tautan kelas.' },
    REJECTED: { label: 'Registrasi ditolak', help: 'Alasan penolakan.' },
    REMINDER: { label: 'Pengingat', help: 'Tanggal, waktu, dan tautan kelas.' },
  },
} as const;
