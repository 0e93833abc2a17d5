import { outwardAddress, type Site } from '@widya/contract/outward-address';
import { formatClock } from '@widya/contract/time/texts';
import type { Mail } from '../../platform/mail/mail.ts';
import { secretCode } from '../../platform/mail/secret-links.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';

interface MailedCode {
  readonly id: number;
  readonly email: string;
  readonly code: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The mail with the code and link that prove an address; contains no text that a stranger typed. */
export function codeMail(site: Site, { id, email, code, token, expiresAt }: MailedCode): Mail {
  const link = escapeHtml(outwardAddress(site, 'addressProof', token));
  return {
    to: email,
    // Without the code, because subjects stay in the log that staff read.
    subject: 'Kode untuk alamat email Anda di Widya',
    html:
      `<p>Kode Anda: ${secretCode(code)}</p>` +
      `<p>Ketik kode ini di halaman yang memintanya, atau buka tautan berikut di perangkat yang Anda pakai:</p>` +
      `<p><a href="${link}">${link}</a></p>` +
      `<p>Kode dan tautan berlaku sampai pukul ${formatClock(expiresAt)} WIB dan hanya dapat dipakai sekali. ` +
      `Jangan berikan kepada siapa pun. Abaikan email ini bila Anda tidak memintanya.</p>`,
    dedupeKey: `address-code:${id}`,
  };
}
