/** Requests about personal data from the participants' site (S43). */
export const DATA_REQUEST_TEXTS = {
  waiting: (count: string) => `${count} permintaan data pribadi menunggu`,
  show: 'Lihat permintaan',
  title: 'Permintaan data pribadi',
  why: 'Peserta meminta ini di halaman Saya. Kirim salinan atau anonimkan lewat halaman orangnya, lalu tandai selesai.',
  requested: (when: string) => `Diminta ${when}`,
  open: (name: string) => `Buka ${name}`,
  nobody: 'Tidak ada akun dengan alamat ini',
  finish: 'Tandai selesai',
  finishOf: (email: string) => `Tandai selesai: ${email}`,
  finished: 'Permintaan ditandai selesai',
  none: 'Semua permintaan sudah selesai',
} as const;
