import { isOver, type PaymentState as PayState } from '@widya/contract/payment-states';
import { escapeHtml } from '../../../openapi/escape-html.ts';
import { PUBLIC_STYLE_PATH } from '../../../web/public-style.ts';

/** What the page says of an order: nothing of the person, since a link can be passed on (S15). */
export interface PayFacts {
  readonly order_id: string;
  /** Names of the classes and courses. */
  readonly items: readonly string[];
  /** `Rp150.000`. */
  readonly amount: string;
  /** What went back to the payer; empty when nothing did. */
  readonly returned: string;
  /** `21-11-2026 10:00 WIB`; empty when it has no end. */
  readonly until: string;
  /** Where one can register again; null when there is no such place. */
  readonly again: string | null;
}

/** Seconds after which the page looks again whether it can be paid. */
export const LOOK_AGAIN_SECONDS = 4;

interface Said {
  readonly title: string;
  readonly text: string;
}

const AGAIN = 'Silakan mendaftar kembali bila Anda masih ingin ikut.';

const SAID: Readonly<Record<Exclude<PayState, 'open'>, Said>> = {
  preparing: {
    title: 'Halaman pembayaran sedang disiapkan',
    text: 'Mohon tunggu sebentar. Halaman ini terbuka sendiri begitu siap.',
  },
  unavailable: {
    title: 'Pembayaran daring belum tersedia',
    text: 'Silakan hubungi penyelenggara untuk cara membayar yang lain. Tempat Anda tetap disimpan sampai batas waktu.',
  },
  paid: { title: 'Pembayaran sudah kami terima', text: 'Terima kasih. Rinciannya kami kirim ke surel Anda.' },
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

const UNKNOWN: Said = {
  title: 'Transaksi tidak ditemukan',
  text: 'Periksa kembali tautan di surel Anda, atau hubungi penyelenggara.',
};

const row = (term: string, value: string): string =>
  value === '' ? '' : `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`;

/** The page for a state; null facts say that there is no such order. */
export function payPage(state: Exclude<PayState, 'open'> | 'unknown', facts: PayFacts | null): string {
  const { title, text } = state === 'unknown' ? UNKNOWN : SAID[state];
  const isOpen = state === 'preparing' || state === 'unavailable';
  const details =
    facts === null
      ? ''
      : `<dl>${row('Untuk', facts.items.join(', '))}${row('Nominal', facts.amount)}${row('Dikembalikan', facts.returned)}${row('Batas bayar', isOpen ? facts.until : '')}${row('ID transaksi', facts.order_id)}</dl>`;
  const again =
    state !== 'unknown' && isOver(state) && facts?.again
      ? `<p><a class="main" href="${escapeHtml(facts.again)}">Daftar kembali</a></p>`
      : '';
  const waiting = state === 'preparing' ? '<p class="waiting" role="status">Memeriksa kembali</p>' : '';
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Widya</title><link rel="stylesheet" href="${PUBLIC_STYLE_PATH}"></head>
<body><main><p class="brand">Widya</p><h1>${title}</h1><p>${text}</p>${waiting}${details}${again}</main></body>
</html>`;
}
