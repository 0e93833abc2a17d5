/** Texts of the question before unpublished code runs. */
export const overrideTexts = {
  title: 'Jalankan versi uji?',
  warning:
    'Tautan ini meminta Widya menjalankan kode yang belum diterbitkan. Kode itu dapat melakukan apa saja atas nama Anda. Jalankan hanya bila Anda mengenal asalnya.',
  requested: (name: string, origin: string) => `${name} dari ${origin}`,
  run: 'Jalankan',
  cancel: 'Batal',
  refusedTitle: 'Versi uji ditolak',
  refused: (entry: string, reason: string) => `Ditolak: ${entry}. ${reason}`,
  reasons: {
    form: 'Tulis nama remote dan asalnya, misalnya mf-classes@http://localhost:3101.',
    address: 'Asal ini bukan alamat lengkap, misalnya http://localhost:3101.',
    origin: 'Asal ini tidak terdaftar di server Widya.',
  },
  noRight:
    'Akun Anda tidak berhak menjalankan kode yang belum diterbitkan. Superadmin berhak; akun lain didaftarkan oleh pengelola server.',
  published: 'Buka versi terbit',
} as const;
