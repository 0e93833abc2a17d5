/** The page of a course as participants see it. */
export const PREVIEW_TEXTS = { title: 'Tampilan Pengguna', page: 'Halaman kelas mandiri' } as const;
