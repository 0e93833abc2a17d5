import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { AccountKind } from '../../platform/auth/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';

interface Addressee {
  readonly kind: AccountKind;
  readonly name: string;
  readonly email: string;
}

interface PasswordLinkMail {
  /** `created`: the account is new; `reset`: an admin sent the link; `forgotten`: somebody requested it. */
  readonly why: 'created' | 'reset' | 'forgotten';
  readonly account: Addressee;
  readonly link: { readonly id: number; readonly token: string };
  readonly expiresAt: Date;
}

/** The mail names the kind of account, because an address may have one of each. */
const ACCOUNT = { admin: 'akun admin', instructor: 'akun widyaiswara' } as const;

const UNKNOWN = 'Abaikan surel ini bila Anda tidak mengenalinya.';

const TEXTS = {
  created: {
    subject: 'Akun widyaiswara Anda di Widya',
    text: () => 'Akun widyaiswara Anda sudah dibuat.',
    otherwise: UNKNOWN,
  },
  reset: {
    subject: 'Atur ulang kata sandi Widya',
    text: () => 'Admin mengirim tautan untuk mengatur ulang kata sandi Anda.',
    otherwise: UNKNOWN,
  },
  forgotten: {
    subject: 'Lupa kata sandi Widya',
    text: (kind: AccountKind) => `Kami menerima permintaan untuk mengatur ulang kata sandi ${ACCOUNT[kind]} Anda.`,
    otherwise: 'Abaikan surel ini bila bukan Anda yang memintanya: kata sandi Anda tidak berubah.',
  },
} as const;

/** The mail with which an account chooses its own password. Source: D137. */
export function passwordMail(site: Site, { why, account, link, expiresAt }: PasswordLinkMail): Mail {
  const { subject, text, otherwise } = TEXTS[why];
  const address = escapeHtml(outwardAddress(site, 'passwordLink', link.token));
  return {
    to: account.email,
    toName: account.name,
    subject,
    html: `<p>Halo ${escapeHtml(account.name)},</p><p>${text(account.kind)} Atur kata sandi Anda melalui tautan berikut:</p><p><a href="${address}">${address}</a></p><p>Tautan ini hanya dapat dipakai sekali, sampai ${whenText(expiresAt)}. ${otherwise}</p>`,
    dedupeKey: `password-link:${link.id}`,
  };
}

/**
 * The mail to an account whose password was set by a mailed link. @param requestId of the call, so that a repetition
 * sends no second mail.
 */
export function passwordChangedMail(
  site: Site,
  { kind, name, email }: Addressee,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Mail {
  const forgotten = escapeHtml(outwardAddress(site, 'forgottenPassword'));
  return {
    to: email,
    toName: name,
    subject: 'Kata sandi Widya Anda diubah',
    html: `<p>Halo ${escapeHtml(name)},</p><p>Kata sandi ${ACCOUNT[kind]} Anda diubah melalui tautan di surel pada ${whenText(now)}. Semua sesi yang terbuka sudah diakhiri.</p><p>Bila bukan Anda yang mengubahnya, segera minta tautan baru di <a href="${forgotten}">${forgotten}</a> dan hubungi superadmin.</p>`,
    dedupeKey: `password-changed:${requestId}`,
  };
}
