import { FORGOTTEN_LINK_MINUTES } from '@widya/contract/accounts-password-links';
import { siteOf } from '../../platform/addresses/site.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { AccountKind } from '../../platform/auth/caller.ts';
import { type AddressedAccount, lockAccountByEmail } from '../../platform/auth/lock-account.ts';
import { countRecentLinks, createPasswordLink } from '../../platform/auth/password-links.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { newConfirmation } from './new-confirmation.ts';
import { passwordMail } from './password-mails.ts';

export const PASSWORD_LINK_QUEUE = 'password-links';

/** Limits links that strangers can trigger to one account. */
const MOST_AN_HOUR = 3;

/** The request for a link, as the call passes it to the job. */
export interface LinkRequest {
  readonly email: string;
  readonly requestId: string;
  readonly ip: string;
}

type Mailing = Pick<Services, 'config'> & { readonly tx: Tx; readonly now: Date };

const KINDS: readonly AccountKind[] = ['admin', 'instructor'];

/** Mails a link to each account of an address, which may belong to an admin and an instructor. Runs as a job. */
export async function mailPasswordLinks({ db, config, clock }: Services, data: unknown): Promise<void> {
  const { email, requestId, ip } = data as LinkRequest;
  for (const kind of KINDS)
    await db.transaction(async (tx) => {
      const now = clock();
      const account = await lockAccountByEmail(tx, kind, email);
      if (account === null || account.active !== 1) return;
      const mailing = { tx, now, config };
      // A person who never confirmed the address must do so first.
      const mail = account.isConfirmed ? await linkMail(mailing, account) : await newConfirmation(mailing, account);
      if (mail === null) return;
      await enqueueMail(tx, mail, now);
      const code = account.isConfirmed ? 'SENDLINK_PASSWORD' : 'RESENDCONFIRMATION_ADMIN';
      const entry = { object: kind, objectId: account.id, label: account.name };
      await writeAudit(tx, entry, { code, caller: null, now, requestId, ip });
    });
}

/** @returns null when the account has reached its limit of mails. */
async function linkMail({ tx, now, config }: Mailing, account: AddressedAccount): Promise<Mail | null> {
  if ((await countRecentLinks(tx, account, now)) >= MOST_AN_HOUR) return null;
  const expiresAt = new Date(now.getTime() + FORGOTTEN_LINK_MINUTES * 60_000);
  const link = await createPasswordLink(tx, account, { now, expiresAt });
  return passwordMail(await siteOf(tx, config), { why: 'forgotten', account, link, expiresAt });
}
