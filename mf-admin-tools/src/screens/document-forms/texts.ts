/** Formulir Dokumen. Source: D134. */
export const DOCUMENT_TEXTS = {
  title: 'Formulir Dokumen',
  context: (total: string) => `${total} dokumen diserahkan`,
  search: 'Cari nama, surel, kelas, jenis',
  failed: 'Daftar dokumen tidak dapat dimuat',
  columns: {
    name: 'Nama Lengkap',
    email: 'Surel',
    class: 'Kelas',
    division: 'Divisi',
    divisionAndRank: 'Divisi, Pangkat',
    rank: 'Pangkat',
    type: 'Jenis Dokumen',
    size: 'Ukuran',
    created: 'Diserahkan',
  },
  gone: 'Berkas tidak ada',
  empty: 'Belum ada dokumen',
  emptyWhy: 'Dokumen yang diserahkan peserta tampil di sini.',

  csv: 'Unduh data-dokumen.csv',
  csvDone: 'data-dokumen.csv terunduh',

  show: 'Lihat dokumen',
  showOf: (name: string) => `Lihat dokumen ${name}`,
  edit: 'Sunting',

  preview: 'Pratinjau',
  previewOf: (type: string, name: string) => `${type || 'Dokumen'} ${name}`,
  previewLoading: 'Memuat dokumen',
  previewFailed: 'Dokumen tidak dapat dimuat',
  downloadFile: 'Unduh berkas',

  editTitle: 'Sunting Dokumen',
  saved: 'Dokumen berhasil diperbarui!',

  zip: 'Unduh dokumen.zip',
  /** The specified alert, with the cause below it. C-223, D134. */
  zipFailed: 'error',
  zipDone: 'dokumen.zip terunduh',
  zipSize: (count: string, size: string) => `${count} dokumen · ${size}`,
  zipBegun: 'Menyiapkan dokumen.zip',
  zipBegunWhy: (count: string, size: string) =>
    `${count} dokumen · ${size}. Berkas terunduh begitu siap, dan tersimpan di Pusat Proses.`,
  zipStopped: 'Hasil akhir gagal dibuat.',
  jobCenter: 'Pusat Proses',

  partialTitle: 'Sebagian dokumen tidak terunduh',
  noneTitle: 'Tidak ada dokumen yang terunduh',
  partial: (missing: string, requested: string) => `${missing} dari ${requested} dokumen tidak ada di dokumen.zip:`,
  partialReason: 'Berkas sudah tidak ada di penyimpanan',
  partialMore: (count: string) => `dan ${count} lainnya. Daftar lengkapnya ada di Pusat Proses.`,
  unknown: (id: number) => `Dokumen ${id}`,
  close: 'Tutup',
} as const;
