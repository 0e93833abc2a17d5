/** The reject dialog. Source: B-086 to B-088. */
export const REJECT_TEXTS = {
  title: 'Tolak Registrasi',
  one: (name: string) => `Registrasi ${name} akan ditolak.`,
  oneWithSeat: (name: string) =>
    `Registrasi ${name} akan ditolak. Tempatnya menjadi kosong dan diberikan kepada pendaftar pertama dalam antrean, yang langsung menerima surel.`,
  reason: 'Alasan penolakan',
  missing: 'Harap mengisi alasan penolakan',
  tooLong: 'Alasan paling panjang 1.000 karakter',
  help: 'Alasan dicantumkan di surel kepada peserta.',
  silent: 'Tolak tanpa mengirim surel',
  silentHelp: 'Peserta tidak diberi tahu. Alasan tetap tersimpan.',
  templates: 'Pakai alasan siap pakai',
  choose: 'Pilih alasan',
  reject: 'Tolak',
  cancel: 'Batal',
  done: (name: string) => `Registrasi ${name} ditolak`,
} as const;

/** Frequent reasons, which can be edited after choosing one. */
export const REASONS = [
  'Kuota kelas sudah penuh.',
  'Pembayaran tidak diterima sampai batas waktu.',
  'Data pendaftaran tidak lengkap.',
  'Pendaftaran ganda atas nama yang sama.',
  'Kelas ini khusus untuk peserta undangan.',
] as const;

export const REASON_MAX = 1_000;
