import { buffer } from 'node:stream/consumers';
import type { Site } from '@widya/contract/outward-address';
import type { Logger } from 'pino';
import { siteOf } from '../addresses/site.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../http/services.ts';
import type { Storage } from '../storage/storage.ts';
import { textOfError } from '../text/text-of-error.ts';
import { continueTrace, inSpan } from '../tracing/tracing.ts';
import { holdUp, releaseHold } from './hold.ts';
import { MailDeferred, MailRefused, MailServerTrouble, MailTextRefused } from './mail-failures.ts';
import { withWholeAddresses } from './mail-pictures.ts';
import { messageIdOf } from './message-id.ts';
import { LEASE_MS, mustStillSend, noteHandOver, type OutboxRow, renewLease, type TakenMail } from './outbox.ts';
import { plainText } from './plain-text.ts';
import { settleFailed, settleSent } from './settle-mail.ts';
import type { MailTransport, RenderedMail } from './transport.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export type MailParts = Pick<Services, 'db' | 'storage' | 'config' | 'clock'> & {
  readonly transport: MailTransport;
  readonly log: Logger;
  /** How long a lost worker keeps its mails, in ms. */
  readonly leaseMs?: number;
};

/** The lease expired or the mail was cancelled before its text was sent; somebody else has settled it. */
class MailTakenAway extends Error {
  override readonly name = 'MailTakenAway';
}

/** Sends a leased mail and records the result, in the trace of the call or job that queued it. */
export const sendMail = (parts: MailParts, mail: TakenMail): Promise<void> => {
  const { id, attempts, traceparent: parent } = mail.row;
  const attributes = { 'widya.outbox_id': id, 'widya.attempt': attempts };
  return continueTrace('mail', { kind: 'consumer', parent, attributes }, () => sendLeased(parts, mail));
};

async function sendLeased(parts: MailParts, { row, isProbe }: TakenMail): Promise<void> {
  const { db, config, clock, log } = parts;
  if (!(await mustStillSend(db, row))) return;
  const messageId = messageIdOf(row, config.mailFrom);
  const error = await whileRenewingLease(parts, row, () => attempt(parts, row, messageId));
  if (error === null) {
    await settleSent(db, row, messageId, clock());
    await releaseHold(db);
    return;
  }
  if (error instanceof MailTakenAway) return;
  const again = await settleFailed(db, row, { error, messageId }, clock());
  log.warn({ outbox_id: row.id, attempt: row.attempts, again, err: error }, 'mail not sent');
  if (error instanceof MailServerTrouble) await holdUp(db, error, isProbe, clock());
  else await releaseHold(db);
}

/** Renews the lease while the work lasts, so that with a slow mail server no other worker sends the mail too. */
async function whileRenewingLease<T>(
  { db, clock, log, leaseMs = LEASE_MS }: MailParts,
  row: OutboxRow,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    void renewLease(db, row, clock(), leaseMs).catch((error: unknown) =>
      log.error({ err: error, outbox_id: row.id }, 'The lease of a mail could not be renewed'),
    );
  const timer = setInterval(renew, leaseMs / 4).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

const MAIL_ERRORS = [MailRefused, MailTextRefused, MailDeferred, MailServerTrouble, MailTakenAway];

/** @returns the failure as one of the known errors; null after a success. @throws when the database fails. */
async function attempt(parts: MailParts, row: OutboxRow, messageId: string): Promise<Error | null> {
  const { db, storage, config, clock, transport } = parts;
  const handOver: { failure: unknown } = { failure: null };
  const onHandOver = async () => {
    try {
      if (!(await noteHandOver(db, row, clock()))) throw new MailTakenAway('Another worker has this mail now');
    } catch (error) {
      handOver.failure = error;
      throw error;
    }
  };
  try {
    const attachments = await attachmentsOf(storage, row);
    const mail = { ...rendered(row, config, await siteOf(db, config)), messageId, attachments };
    const attributes = { 'server.address': config.smtp?.host ?? 'files' };
    await inSpan('SMTP', { kind: 'client', attributes }, () => transport.send(mail, onHandOver));
    return null;
  } catch (failure) {
    // The transport wraps the hand-over's error, so the original one is used.
    const error = handOver.failure ?? failure;
    if (error instanceof Error && MAIL_ERRORS.some((type) => error instanceof type)) return error;
    if (handOver.failure !== null) throw error;
    const message = textOfError(error);
    return new MailServerTrouble(message, { cause: error, reason: 'other' });
  }
}

const rendered = (row: OutboxRow, config: Config, site: Site): Omit<RenderedMail, 'messageId' | 'attachments'> => ({
  from: config.mailFrom,
  to: { name: row.to_name, address: row.to_email },
  subject: row.subject,
  html: withWholeAddresses(row.body_html, { files: config.filesUrl ?? site.address, product: site.address }),
  text: plainText(row.body_html),
  headers: row.unsubscribe_token === null ? {} : unsubscribeHeaders(site, row.unsubscribe_token),
});

/** @throws MailRefused when an attachment no longer exists, MailDeferred when the storage does not respond. */
async function attachmentsOf(storage: Storage, row: OutboxRow): Promise<RenderedMail['attachments']> {
  try {
    return await Promise.all(
      row.attachments.map(async ({ filename, path, type }) => {
        const content = await storage.open(path);
        if (!content) throw new MailRefused(`The attachment ${filename} is no longer stored`);
        return { filename, content: await buffer(content), contentType: type };
      }),
    );
  } catch (error) {
    if (error instanceof MailRefused) throw error;
    throw new MailDeferred('The attachments cannot be read', { cause: error });
  }
}
