export const PREVIEW_ONLY = 'Fitur ini tidak tersedia untuk halaman pratinjau.';

/** Texts of 'Tampilan Pengguna'. Source. */
export const SITE_PAGES_TEXTS = {
  title: 'Tampilan Pengguna',
  pages: { register: 'Formulir pendaftaran', ticket: 'Halaman tiket', feedback: 'Umpan balik' },
  width: 'Lebar tampilan',
  desktop: 'Desktop',
  phone: 'Ponsel',
} as const;
