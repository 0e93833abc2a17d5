import { escapeHtml } from '../../../openapi/escape-html.ts';
import { PUBLIC_STYLE_PATH } from '../../../web/public-style.ts';
import { maskedAddress } from './masked-address.ts';

/** `asks`: before; `done`: afterwards; `unknown`: the link is none of ours. */
export type UnsubscribeState = 'asks' | 'done' | 'unknown';

const SAID: Readonly<Record<UnsubscribeState, { readonly title: string; readonly text: string }>> = {
  asks: {
    title: 'Berhenti berlangganan?',
    text: 'Anda tidak akan menerima siaran surel lagi. Surel tentang kelas yang Anda ikuti tetap kami kirim.',
  },
  done: {
    title: 'Anda sudah berhenti berlangganan',
    text: 'Alamat ini tidak akan menerima siaran surel lagi. Surel tentang kelas yang Anda ikuti tetap kami kirim.',
  },
  unknown: {
    title: 'Tautan tidak ditemukan',
    text: 'Periksa kembali tautan di surel Anda, atau hubungi penyelenggara.',
  },
};

/** The page on which a person ends broadcasts to them; it works without a script. */
export function unsubscribePage(state: UnsubscribeState, email: string | null): string {
  const { title, text } = SAID[state];
  const whose = email === null ? '' : `<dl><div><dt>Alamat</dt><dd>${escapeHtml(maskedAddress(email))}</dd></div></dl>`;
  const form =
    state === 'asks'
      ? '<form method="post"><button class="main" type="submit">Berhenti berlangganan</button></form>'
      : '';
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Widya</title><link rel="stylesheet" href="${PUBLIC_STYLE_PATH}"></head>
<body><main><p class="brand">Widya</p><h1>${title}</h1><p>${text}</p>${whose}${form}</main></body>
</html>`;
}
