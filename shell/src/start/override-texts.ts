/** Texts of the question before unpublished code runs. */
export const overrideTexts = {
  title: 'Jalankan versi uji?',
  warning:
    'Tautan ini meminta Widya menjalankan kode yang belum diterbitkan. Kode itu dapat melakukan apa saja atas nama Anda. Jalankan hanya bila Anda mengenal asalnya.',
  asked: (name: string, origin: string) => `${name} dari ${origin}`,
  run: 'Jalankan',
  cancel: 'Batal',
  refusedTitle: 'Versi uji ditolak',
  refused: (asked: string) => `Ditolak: ${asked}. Asal ini tidak terdaftar di server Widya.`,
  published: 'Buka versi terbit',
} as const;
