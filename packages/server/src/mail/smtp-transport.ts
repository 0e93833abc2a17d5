import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Answers that mean that an address does not exist, when given to the address itself. */
const NO_SUCH_ADDRESS = [550, 551, 553];

const isBounce = (error: Error, code: number): boolean =>
  NO_SUCH_ADDRESS.includes(code) && 'command' in error && error.command === 'RCPT TO';

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
        await smtp.sendMail({ ...mail, headers: { ...mail.headers }, attachments: [...attachments] });
      } catch (error) {
        const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
        if (code >= 500 && error instanceof Error)
          throw new MailRefused(error.message, { cause: error, bounced: isBounce(error, code) });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
