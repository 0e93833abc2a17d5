import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config/config.ts';
import { limitConnections } from './connection-limit.ts';
import { type DeferredMail, deferText } from './defer-text.ts';
import { smtpFailure } from './smtp-failure.ts';
import type { MailTransport } from './transport.ts';

/** A mail server may take minutes to reply to a text (RFC 5321 §4.5.3.2); giving up sooner would send it twice. */
const REPLY_MS = 5 * 60_000;

/** Headers covered by the DKIM signature; one-click unsubscribe needs both of its headers in it (RFC 8058 §4). */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

export type SmtpConnection = Omit<SmtpSettings, 'rate'>;

/**
 * Sends through a mail server, over pooled connections.
 * @param slowReplyMs see `limitConnections`.
 */
export function smtpTransport(settings: SmtpConnection, slowReplyMs?: number): MailTransport {
  const { host, port, secure, user, password, connections, dkim } = settings;
  const smtp = createTransport({
    host,
    port,
    secure,
    pool: true,
    maxConnections: connections,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: REPLY_MS,
    ...(user && password ? { auth: { user, pass: password } } : {}),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  deferText(smtp);
  const limit = limitConnections(connections, slowReplyMs);
  return {
    get connections() {
      return limit.current();
    },
    async send({ attachments, ...mail }, onHandOver) {
      let onReply: (() => void) | undefined;
      const deferred: DeferredMail = {
        ...mail,
        headers: { ...mail.headers },
        attachments: [...attachments],
        onHandOver: async () => {
          await onHandOver();
          onReply = limit.awaitReply();
        },
      };
      try {
        await smtp.sendMail(deferred);
      } catch (error) {
        throw error instanceof Error ? smtpFailure(error) : error;
      } finally {
        onReply?.();
      }
    },
    close: () => smtp.close(),
  };
}
