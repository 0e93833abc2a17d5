/** Source. */
export const CREATE_TEXTS = {
  title: 'Buat Kelas',
  classes: 'Kelas',
  why: 'Kelas baru disimpan sebagai konsep. Peserta melihatnya setelah dipublikasikan.',
} as const;
