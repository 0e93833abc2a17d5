import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { NewLink } from '../../platform/auth/password-links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';

/** The person to whom an invitation is sent. */
export interface Invited {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
}

/** Key of a link's mail in the outbox. */
export const invitationKey = (linkId: number): string => `invitation:${linkId}`;

/** The mail with the link that claims an account. */
export function invitationMail(site: Site, { id, full_name, email }: Invited, link: NewLink, expiresAt: Date): Mail {
  const address = escapeHtml(outwardAddress(site, 'passwordLink', link.token));
  return {
    to: email,
    toName: full_name,
    memberId: id,
    subject: 'Undangan ke Widya',
    html: `<p>Halo ${escapeHtml(full_name)},</p><p>Anda diundang ke Widya. Klaim akun Anda dengan mengatur kata sandi melalui tautan berikut:</p><p><a href="${address}">${address}</a></p><p>Tautan ini hanya dapat dipakai sekali, sampai ${whenText(expiresAt)}. Abaikan surel ini bila Anda tidak mengenalinya.</p>`,
    dedupeKey: invitationKey(link.id),
  };
}
