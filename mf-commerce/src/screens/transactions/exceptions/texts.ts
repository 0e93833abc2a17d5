import type { ExceptionAction, OrderException } from '@widya/contract/order-status';

/** Reasons for a review, as sentences. */
const why: Readonly<Record<OrderException, string>> = {
  PAID_AFTER_EXPIRY: 'Uang masuk setelah batas waktu pembayaran lewat.',
  PAID_FULL_QUOTA: 'Uang masuk ketika semua tempat sudah terisi.',
  AMOUNT_MISMATCH: 'Uang yang masuk tidak sama dengan nominal transaksi.',
  DOUBLE_PAYMENT: 'Uang untuk tempat yang sama masuk lebih dari sekali.',
  VOUCHER_TAKEN: 'Uang masuk setelah batas waktu, dan voucer sekali pakainya sudah dipakai transaksi lain.',
  RETURNED: 'Semua uang dikembalikan kepada peserta. Tempatnya sudah dilepas dan voucernya dapat dipakai lagi.',
  PARTLY_RETURNED: 'Sebagian uang dikembalikan kepada peserta. Sisanya tetap pemasukan dan tempatnya tetap ada.',
  WITHDRAWN:
    'Peserta mengundurkan diri setelah membayar. Tempatnya sudah dilepas; putuskan apakah uangnya dikembalikan.',
  CHALLENGED: 'Penyedia menahan pembayaran kartu ini. Setujui atau tolak di halaman penyedia, lalu cek ulang.',
};

const actions: Readonly<Record<ExceptionAction, { readonly label: string; readonly help: string }>> = {
  accept: { label: 'Terima dan beri tempat', help: 'Peserta diterima dan dikabari. Kuota kelas harus masih ada.' },
  refunded: { label: 'Dana sudah dikembalikan', help: 'Catat bahwa uang peserta sudah dikembalikan.' },
  dismiss: { label: 'Abaikan', help: 'Tutup tanpa perubahan. Tulis alasannya di catatan.' },
};

/** Texts for settling orders that need a review. Source: D108. */
export const EXCEPTION_TEXTS = {
  why,
  actions,
  received: (came: string, due: string) => `Masuk ${came}, seharusnya ${due}.`,
  returned: (back: string, due: string) => `Kembali ${back} dari ${due}.`,
  settle: 'Selesaikan',
  title: 'Selesaikan pemeriksaan',
  of: (id: string, problem: string) => `Transaksi ${id}: ${problem}`,
  action: 'Tindakan',
  noAction: 'Pilih tindakan terlebih dahulu',
  note: 'Catatan',
  noteHelp: 'Tersimpan di Daftar Log.',
  noNote: 'Tulis alasan mengapa diabaikan',
  noteTooLong: 'Catatan paling panjang 1.000 karakter',
  changed: 'Transaksi ini baru saja berubah. Periksa statusnya, lalu simpan lagi.',
  settled: 'Pemeriksaan transaksi selesai',
  save: 'Simpan',
} as const;
