import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Services } from '../http/services.ts';
import type { Storage } from '../storage/storage.ts';
import { isStillMeant, type OutboxRow, takeDueMails } from './outbox.ts';
import { settleFailed, settleSent } from './settle-mail.ts';
import { MailRefused, type MailTransport, type RenderedMail } from './transport.ts';
import { unsubscribeHeaders } from './unsubscribe-link.ts';

type Parts = Pick<Services, 'db' | 'storage' | 'config' | 'clock'> & {
  readonly transport: MailTransport;
  readonly log: Logger;
};

/** Sends the mails that are due, one after the other. @returns how many were taken; 0 means there is nothing to do now. */
export async function sendDueMails(parts: Parts, limit: number): Promise<number> {
  const rows = await takeDueMails(parts.db, limit, parts.clock());
  for (const row of rows) await sendOne(parts, row);
  return rows.length;
}

async function sendOne({ db, storage, config, clock, transport, log }: Parts, row: OutboxRow): Promise<void> {
  // Mails are taken many at once: this one may have been cancelled while others left.
  if (!(await isStillMeant(db, row))) return;
  const messageId = messageIdOf(row, config.mailFrom);
  try {
    await transport.send({
      ...rendered(row, config),
      messageId,
      attachments: await attachmentsOf(storage, row),
    });
  } catch (error) {
    const failure = {
      error: error instanceof Error ? error.message : String(error),
      final: error instanceof MailRefused,
      bounced: error instanceof MailRefused && error.bounced,
    };
    const again = await settleFailed(db, row, { ...failure, messageId }, clock());
    log.warn({ outbox_id: row.id, attempt: row.attempts, again, err: error }, 'mail not sent');
    return;
  }
  await settleSent(db, row, messageId, clock());
}

/** Made from the key of the outbox row, so that every try of one mail carries the same id. */
function messageIdOf(row: OutboxRow, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'widya.example';
  return `<${row.id}.${createHash('sha256').update(row.dedupe_key).digest('hex').slice(0, 24)}@${domain}>`;
}

const rendered = (
  row: OutboxRow,
  { mailFrom, publicUrl }: Config,
): Omit<RenderedMail, 'messageId' | 'attachments'> => ({
  from: mailFrom,
  to: { name: row.to_name, address: row.to_email },
  subject: row.subject,
  html: row.body_html,
  headers: row.unsubscribe_token === null ? {} : unsubscribeHeaders(publicUrl, row.unsubscribe_token),
});

async function attachmentsOf(storage: Storage, row: OutboxRow): Promise<RenderedMail['attachments']> {
  return Promise.all(
    row.attachments.map(async ({ filename, path, type }) => {
      const content = await storage.open(path);
      if (!content) throw new MailRefused(`The attachment ${filename} is no longer stored`);
      return { filename, content: await buffer(content), contentType: type };
    }),
  );
}
