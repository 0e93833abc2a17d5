import type { ErrorCode } from '@widya/contract/errors';

/** What an error code says when the place that raises it has nothing more specific to say. */
export const TEXT_OF_CODE: Readonly<Record<ErrorCode, string>> = {
  EMAIL_NOT_FOUND: 'Periksa kembali email dan kata sandi',
  PASSWORD_MISMATCH: 'Periksa kembali email dan kata sandi',
  CREDENTIAL_NOT_FOUND: 'Periksa kembali email dan kata sandi',
  DUPLICATE_ACCOUNT: 'Email Telah Terdaftar',
  INVALID_PASSWORD: 'Kata sandi lama salah',
  PARTICIPANT_ALREADY_REGISTERED: 'Peserta sudah terdaftar',
  VERSION_CONFLICT: 'Data ini sudah diubah oleh orang lain. Periksa perubahannya sebelum menyimpan lagi.',
  INVALID_TRANSITION: 'Perubahan status ini tidak diperbolehkan',
  LOCKED_FIELD: 'Isian ini sudah terkunci dan tidak dapat diubah',
  QUOTA_FULL: 'Kuota sudah penuh',
  RATE_LIMITED: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.',
  UNAUTHENTICATED: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  FORBIDDEN: 'Anda tidak punya akses untuk tindakan ini',
  NOT_FOUND: 'Data tidak ditemukan',
  VALIDATION: 'Periksa kembali isian Anda',
  IDEMPOTENCY_MISMATCH: 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda',
  HAS_REGISTRANTS: 'Masih ada peserta yang terdaftar',
  LAST_SUPERADMIN: 'Superadmin terakhir tidak dapat dihapus, diblokir, atau diturunkan',
  SELF_ACTION: 'Tindakan ini tidak dapat dilakukan pada akun sendiri',
  UPLOAD_REFUSED: 'Jenis berkas ini tidak diterima',
  TOO_LARGE: 'Ukuran berkas terlalu besar',
  NOT_READY: 'Layanan belum siap. Coba lagi sebentar lagi.',
  PROOF_REQUIRED: 'Pendaftaran sedang ramai. Muat ulang halaman lalu coba lagi.',
  INTERNAL: 'Terjadi Kesalahan',
};
