import { siteOf } from '../../platform/addresses/site.ts';
import { createConfirmation } from '../../platform/auth/email-confirmations.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { confirmationMail } from './confirmation-mails.ts';

interface MailContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: Config;
}

type Unconfirmed = Parameters<typeof confirmationMail>[1] & { readonly id: number };

/**
 * Creates a link that confirms an account's address, and its mail. @returns null when the address has reached its limit
 * of mails.
 */
export async function newConfirmation({ tx, now, config }: MailContext, account: Unconfirmed): Promise<Mail | null> {
  const link = await createConfirmation(tx, account.id, now);
  return link === null ? null : confirmationMail(await siteOf(tx, config), account, link);
}
