import type { Config } from '../../config.ts';
import type { Mail } from '../../mail/mail.ts';
import { passwordLink } from '../../mail/secret-links.ts';
import { escapeHtml } from '../../openapi/escape-html.ts';
import { whenText } from '../registrations/scenario-mails.ts';

interface PasswordMail {
  /** `created`: the account is new; `reset`: an admin sent the link. */
  readonly why: 'created' | 'reset';
  readonly instructor: { readonly name: string; readonly email: string };
  readonly link: { readonly id: number; readonly token: string };
  readonly expiresAt: Date;
}

const SAID = {
  created: { subject: 'Akun widyaiswara Anda di Widya', text: 'Akun widyaiswara Anda sudah dibuat.' },
  reset: {
    subject: 'Atur ulang kata sandi Widya',
    text: 'Admin mengirim tautan untuk mengatur ulang kata sandi Anda.',
  },
} as const;

/** The mail that lets an instructor choose a password nobody else knows. Source: decision 137, product bar 1.5. */
export function passwordMail(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { why, instructor, link, expiresAt }: PasswordMail,
): Mail {
  const { subject, text } = SAID[why];
  const address = escapeHtml(passwordLink(config, link.token));
  return {
    to: instructor.email,
    toName: instructor.name,
    subject,
    html: `<p>Halo ${escapeHtml(instructor.name)},</p><p>${text} Atur kata sandi Anda melalui tautan berikut:</p><p><a href="${address}">${address}</a></p><p>Tautan ini hanya dapat dipakai sekali, sampai ${whenText(expiresAt)}. Abaikan surel ini bila Anda tidak mengenalinya.</p>`,
    dedupeKey: `password-link:${link.id}`,
  };
}
