/** Hiding a class or a course, and why one with participants is not deleted. Source: A-136, C-017 and D41. */
export const HIDING_TEXTS = {
  title: 'Sembunyikan kelas?',
  hide: 'Sembunyikan',
  hid: (name: string) => `Kelas ${name} berhasil disembunyikan!`,
  blockedTitle: 'Kelas tidak dapat dihapus',
  blockedHidden: 'Kelas ini sudah disembunyikan, jadi tidak terlihat oleh peserta.',
  close: 'Tutup',
  cancel: 'Batal',
  /** Used when the API sends no message. */
  noReason: 'Kesalahan terjadi',
} as const;
