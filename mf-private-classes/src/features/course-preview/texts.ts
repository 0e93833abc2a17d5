/** The page of a course as participants see it. */
export const PREVIEW_TEXTS = {
  title: 'Tampilan Pengguna',
  noPoster: 'Belum ada poster',
  lessons: 'Yang akan dipelajari',
  chapters: 'Isi kelas',
  noChapters: 'Belum ada bab',
  certificate: 'Sertifikat',
  yes: 'Ya',
  no: 'Tidak',
  category: 'Kategori',
  register: 'Daftar',
  unavailable: 'Fitur ini tidak tersedia untuk halaman pratinjau.',
  subs: (count: string) => `${count} subbab`,
} as const;
