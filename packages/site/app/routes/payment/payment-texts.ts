import type { PaymentState } from '@widya/contract/payment-states';

interface PaymentTexts {
  readonly title: string;
  readonly text: string;
}

const AGAIN = 'Silakan mendaftar kembali bila Anda masih ingin ikut.';

/** Texts of a payment in each state except `open`, which redirects to the provider. Source: D106–D108. */
export const PAYMENT_TEXTS: Readonly<Record<Exclude<PaymentState, 'open'>, PaymentTexts>> = {
  preparing: {
    title: 'Halaman pembayaran sedang disiapkan',
    text: 'Mohon tunggu sebentar. Halaman ini terbuka sendiri begitu siap.',
  },
  unavailable: {
    title: 'Pembayaran daring belum tersedia',
    text: 'Silakan hubungi penyelenggara untuk cara membayar yang lain. Tempat Anda tetap disimpan sampai batas waktu.',
  },
  paid: { title: 'Pembayaran sudah kami terima', text: 'Terima kasih. Tiket Anda kami kirim lewat email.' },
  checking: {
    title: 'Pembayaran sedang diperiksa',
    text: 'Kami sudah mencatat pembayaran ini dan sedang memeriksanya. Anda tidak perlu membayar lagi.',
  },
  returned: { title: 'Dana sudah dikembalikan', text: 'Dana untuk transaksi ini sudah dikembalikan kepada pembayar.' },
  'partly-returned': {
    title: 'Sebagian dana sudah dikembalikan',
    text: 'Sisanya tetap kami terima, dan tempat Anda tetap tersimpan.',
  },
  expired: { title: 'Batas waktu pembayaran sudah lewat', text: `Transaksi ini tidak dapat dibayar lagi. ${AGAIN}` },
  cancelled: {
    title: 'Transaksi ini dibatalkan',
    text: `Transaksi yang dibatalkan tidak dapat dibayar lagi. ${AGAIN}`,
  },
  failed: {
    title: 'Pembayaran tidak berhasil',
    text: `Penyedia pembayaran menolak pembayaran ini, dan tidak ada dana yang kami terima. ${AGAIN}`,
  },
};
