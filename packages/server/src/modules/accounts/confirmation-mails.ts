import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

interface Link {
  readonly id: number;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * The mail with which a newly registered person confirms their address. @param site base address of the product.
 * Source: D11.
 */
export function confirmationMail(site: Site, { name, email }: Person, { id, token, expiresAt }: Link): Mail {
  const address = escapeHtml(outwardAddress(site, 'emailConfirmation', token));
  return {
    to: email,
    toName: name,
    subject: 'Konfirmasi alamat surel Anda di Widya',
    html: `<p>Halo ${escapeHtml(name)},</p><p>Konfirmasi alamat surel ini untuk menyelesaikan pendaftaran Anda:</p><p><a href="${address}">${address}</a></p><p>Tautan ini hanya dapat dipakai sekali, sampai ${whenText(expiresAt)}. Abaikan surel ini bila Anda tidak mendaftar.</p>`,
    dedupeKey: `email-confirmation:${id}`,
  };
}

/** The mail to the owner of an address with which somebody tried to register again; at most once an hour. */
export function alreadyRegisteredMail({ id, name, email }: Person, now: Date): Mail {
  return {
    to: email,
    toName: name,
    subject: 'Anda sudah terdaftar di Widya',
    html: `<p>Halo ${escapeHtml(name)},</p><p>Seseorang mencoba mendaftar dengan alamat surel ini. Anda sudah memiliki akun, jadi tidak ada yang berubah: masuklah seperti biasa. Abaikan surel ini bila bukan Anda yang mendaftar.</p>`,
    dedupeKey: `already-registered:${id}:${now.toISOString().slice(0, 13)}`,
  };
}
