import type { EmailDelivery } from '@widya/contract/email-log';
import { inArray } from 'drizzle-orm';
import { emailOutbox } from '../database/schema/email.ts';
import type { Tx } from '../http/transaction.ts';
import { readHold } from './hold.ts';

const countWaiting = (db: Tx): Promise<number> =>
  db.$count(emailOutbox, inArray(emailOutbox.status, ['queued', 'sending']));

/** Whether mails are sent, how many wait, and why they are held. */
export async function readDelivery(db: Tx): Promise<EmailDelivery> {
  const hold = await readHold(db);
  const waiting = await countWaiting(db);
  if (hold === undefined) return { waiting, hold: null };
  const { since, reason, detail, next_at } = hold;
  return { waiting, hold: { since: since.toISOString(), reason, detail, next_at: next_at.toISOString() } };
}

type Held = Pick<NonNullable<EmailDelivery['hold']>, 'since' | 'reason' | 'next_at'>;
type MailDetail = { readonly state: 'ok' } | ({ readonly state: 'held'; readonly waiting: number } & Held);

/**
 * The state of mail for `/readyz`, which is public: without the mail server's messages, and with a count only while
 * mails are held.
 */
export async function mailDetail(db: Tx): Promise<MailDetail> {
  const hold = await readHold(db);
  if (hold === undefined) return { state: 'ok' };
  const { since, reason, next_at } = hold;
  return {
    state: 'held',
    waiting: await countWaiting(db),
    reason,
    since: since.toISOString(),
    next_at: next_at.toISOString(),
  };
}
