/** Texts about a webhook in its list and in the log of its deliveries. */
export const WEBHOOK_TEXTS = {
  failingSince: (day: string) => `Gagal sejak ${day}`,
  stopped: 'Nonaktif otomatis',
  test: 'Kirim uji coba',
  tested: (name: string) => `Uji coba untuk ${name} masuk antrean kirim`,
  testFailed: 'Uji coba tidak dapat dikirim',
  activate: 'Aktifkan',
  activated: (name: string) => `${name} berhasil diaktifkan!`,
  activateFailed: 'Webhook tidak dapat diaktifkan',
} as const;
