import type { OwnMailPreferences } from '@widya/contract/own-account';
import { and, eq } from 'drizzle-orm';
import { emailSuppressions } from '../../platform/database/schema/email.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { unsubscribeAddress } from '../email-broadcasts/unsubscribe/unsubscribe-address.ts';
import { lockMember } from '../members/queries.ts';
import { writeMember } from '../members/write-member.ts';
import { ownMember } from './own-member.ts';

/** Source of the changed consent, like 'staf'. */
const BY_SELF = 'halaman Saya';

const unsubscribed = (email: string) =>
  and(eq(emailSuppressions.email, email), eq(emailSuppressions.reason, 'unsubscribed'));

/** Whether a proven address gets the newsletter, and whether it has an account. */
export async function readPreferences(tx: Tx, email: string): Promise<OwnMailPreferences> {
  const member = await ownMember(tx, email);
  const hasUnsubscribed = (await tx.$count(emailSuppressions, unsubscribed(email))) > 0;
  return { newsletter: member?.subscribe_newsletter === true && !hasUnsubscribed, has_profile: member !== undefined };
}

/**
 * Subscribes a person to the newsletter or unsubscribes them, also without an account.
 * @returns id of the changed account; null when there is none. @throws ApiFailure 409 when there is no account to
 * subscribe.
 */
export async function writePreferences(tx: Tx, email: string, newsletter: boolean, now: Date) {
  const member = await ownMember(tx, email);
  if (!newsletter) {
    await unsubscribeAddress(tx, email, { now, source: BY_SELF });
    return member?.id ?? null;
  }
  if (member === undefined)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Isi profil Anda lebih dahulu agar kami tahu kepada siapa menulis');
  await tx.delete(emailSuppressions).where(unsubscribed(email));
  const before = await lockMember(tx, member.id);
  if (!before.subscribe_newsletter)
    await writeMember(
      tx,
      member.id,
      { subscribe_newsletter: true, newsletter_source: BY_SELF, newsletter_changed_at: now },
      now,
    );
  return member.id;
}
