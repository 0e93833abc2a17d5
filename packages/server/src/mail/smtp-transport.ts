import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Sends through a mail server, over at most three connections that stay open. */
export function smtpTransport({ host, port, secure, user, password }: SmtpSettings): MailTransport {
  const smtp = createTransport({
    host,
    port,
    secure,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
    ...(user && password ? { auth: { user, pass: password } } : {}),
  });
  return {
    async send({ attachments, ...mail }) {
      try {
        await smtp.sendMail({ ...mail, attachments: [...attachments] });
      } catch (error) {
        const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
        if (code >= 500 && error instanceof Error) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
