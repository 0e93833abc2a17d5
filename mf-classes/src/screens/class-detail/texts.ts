import { STATUS_LABELS } from '@widya/contract/registration-status';

export const DETAIL_TEXTS = {
  classes: 'Kelas',
  failed: 'Kelas tidak dapat dimuat',
  before: 'Sebelum kelas dimulai',
  after: 'Sesudah kelas dimulai',
  registrants: 'Pendaftar',
  accepted: 'Diterima',
  waiting: 'Menunggu pembayaran',
  pending: STATUS_LABELS.PENDING,
  income: 'Pemasukan',
  history: 'Riwayat',
  noHistory: 'Belum ada riwayat.',
  duplicate: 'Duplikat kelas',
  duplicated: 'Kelas berhasil diduplikat sebagai konsep',
  preview: 'Tampilan Pengguna',
  copyCode: 'Salin kode',
} as const;

/** Labels of completed to-dos. */
export const DONE_TEXTS = {
  stream_url: 'Tautan streaming sudah ada',
  material: 'Materi kelas sudah diunggah',
  final_test: 'Tes akhir sudah dibuat',
  recording: 'Tautan rekaman sudah ada',
  answers_shown: 'Pertanyaan dan jawaban sudah ditampilkan',
  certificate: 'Sertifikat sudah dikirim',
} as const;
