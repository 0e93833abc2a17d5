import { formatNumber } from '@widya/design-system/formats/number';
/** Log Email. Source: D74 and D77. */
export const LOG_TEXTS = {
  list: 'Log surel',
  failed: 'Log surel tidak dapat dimuat',
  search: 'Cari nama atau alamat penerima',
  columns: { to: 'Penerima', subject: 'Subyek', status: 'Status', created: 'Waktu', id: 'ID pesan' },
  scenario: 'Skenario',
  status: 'Status',
  date: 'Waktu',
  empty: 'Belum ada surel yang terkirim',
  emptyWhy: 'Setiap surel yang terkirim tercatat di sini, dengan isi seperti yang diterima.',
  open: 'Lihat surel',
  openOf: (subject: string, to: string) => `Lihat surel ${subject} untuk ${to}`,
  rowName: (subject: string, to: string) => `${subject}, ${to}`,

  title: 'Surel',
  facts: {
    to: 'Penerima',
    created: 'Waktu',
    scenario: 'Skenario',
    about: 'Kelas',
    id: 'ID pesan',
    error: 'Penyebab',
  },
  copyId: 'Salin ID pesan',
  noBody: 'Isi surel ini tidak disimpan.',
  missing: 'Surel tidak ditemukan',
  missingWhy: 'Surel ini tidak ada, atau alamatnya keliru.',
  loadFailed: 'Surel tidak dapat dimuat',
  close: 'Tutup',
  suppressions: 'Daftar pengecualian',
  resend: {
    one: 'Kirim ulang',
    all: 'Kirim ulang semua',
    done: (to: string) => `Surel untuk ${to} masuk antrean kirim`,
    failed: 'Surel belum dikirim ulang',
    allTitle: 'Kirim ulang surel yang gagal?',
    allWhy: (count: number) =>
      `${formatNumber(count)} surel sesuai saringan ini. Yang masih tersimpan dikirim sekali lagi dengan isi yang sama; surel broadcast dikirim ulang dari riwayat broadcast.`,
    allDone: (queued: number, leftOut: number) =>
      leftOut === 0
        ? `${formatNumber(queued)} surel masuk antrean kirim`
        : `${formatNumber(queued)} surel masuk antrean kirim, ${formatNumber(leftOut)} tidak dapat dikirim ulang`,
  },
  hold: {
    title: (since: string) => `Pengiriman surel tertahan sejak ${since}`,
    reasons: {
      sign_in: 'Server surel menolak nama pengguna atau kata sandi. Periksa SMTP_USER dan SMTP_PASSWORD.',
      connection: 'Server surel tidak dapat dihubungi. Periksa SMTP_HOST, SMTP_PORT dan jaringannya.',
      sender: 'Server surel menolak alamat pengirim. Periksa MAIL_FROM.',
      other: 'Server surel sedang tidak menerima surel.',
    },
    waiting: (count: number, next: string) =>
      `${formatNumber(count)} surel menunggu dan tidak ada yang hilang. Dicoba lagi pada ${next}.`,
    serverAnswer: (detail: string) => `Jawaban server: ${detail}`,
  },
} as const;
