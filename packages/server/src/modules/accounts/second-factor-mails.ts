import { outwardAddress } from '@widya/contract/outward-address';
import { siteOf } from '../../platform/addresses/site.ts';
import type { AccountRef } from '../../platform/auth/caller.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';

/** A change of an account's second factors. */
export type SecondFactorEvent =
  | { readonly kind: 'totp-on' | 'totp-off' | 'codes-renewed' | 'reset' }
  | { readonly kind: 'passkey-added' | 'passkey-renamed' | 'passkey-removed'; readonly name: string }
  | { readonly kind: 'code-used'; readonly left: number };

type Addressee = AccountRef & { readonly name: string; readonly email: string };

const ENDED = 'Sesi lain sudah diakhiri.';

function sentenceOf(event: SecondFactorEvent): string {
  switch (event.kind) {
    case 'totp-on':
      return `Aplikasi autentikator diaktifkan untuk akun Anda. ${ENDED}`;
    case 'totp-off':
      return `Aplikasi autentikator dimatikan untuk akun Anda. ${ENDED}`;
    case 'codes-renewed':
      return 'Kode pemulihan baru dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.';
    case 'reset':
      return 'Superadmin menghapus faktor kedua akun Anda dan mengakhiri semua sesi. Masuklah dengan kata sandi, lalu siapkan faktor kedua yang baru.';
    case 'passkey-added':
      return `Passkey "${escapeHtml(event.name)}" ditambahkan ke akun Anda. ${ENDED}`;
    case 'passkey-renamed':
      return `Passkey akun Anda diberi nama "${escapeHtml(event.name)}".`;
    case 'passkey-removed':
      return `Passkey "${escapeHtml(event.name)}" dihapus dari akun Anda. ${ENDED}`;
    case 'code-used':
      return `Kode pemulihan dipakai untuk masuk ke akun Anda. Tersisa ${event.left} kode.`;
  }
}

/** The mail about a change of an account's second factors, and what to do about it. */
export async function secondFactorMail(
  { tx, config, now, requestId }: Pick<Ctx, 'tx' | 'config' | 'now' | 'requestId'>,
  { name, email }: Addressee,
  event: SecondFactorEvent,
): Promise<Mail> {
  const site = await siteOf(tx, config);
  const forgotten = escapeHtml(outwardAddress(site, 'forgottenPassword'));
  const profile = escapeHtml(outwardAddress(site, 'profile'));
  return {
    to: email,
    toName: name,
    subject: 'Faktor kedua akun Widya Anda berubah',
    html: `<p>Halo ${escapeHtml(name)},</p><p>${sentenceOf(event)}</p><p>Waktu: ${whenText(now)}</p><p>Bila bukan Anda yang melakukannya, segera atur kata sandi baru di <a href="${forgotten}">${forgotten}</a>, periksa <a href="${profile}">profil Anda</a>, dan hubungi superadmin.</p>`,
    // A repeated call sends no second mail.
    dedupeKey: `second-factor:${event.kind}:${requestId}`,
  };
}
