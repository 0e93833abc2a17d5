/** Texts shown before there is a page. */
export const startTexts = {
  unreachableTitle: 'Widya belum dapat dihubungi',
  network: 'Tidak ada jawaban dari server. Periksa jaringan, lalu coba lagi. Sesi Anda tetap tersimpan.',
  server: 'Server sedang bermasalah. Sesi Anda tetap tersimpan; coba lagi sebentar lagi.',
  code: 'Berkas aplikasi tidak dapat dimuat. Periksa jaringan, lalu coba lagi. Sesi Anda tetap tersimpan.',
  retry: 'Coba lagi',
  requestId: (id: string) => `Kode permintaan ${id}`,
} as const;
