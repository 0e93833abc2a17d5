import { CLAIM_LINK_DAYS } from '@widya/contract/claim-link';
import type { MemberDetail } from '@widya/contract/members';
import { and, desc, eq, gt, inArray, isNull, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type SiteSettings, siteOf } from '../../platform/addresses/site.ts';
import { createPasswordLink, daysFrom, endPasswordLinks, insertLinks } from '../../platform/auth/password-links.ts';
import { passwordLinks } from '../../platform/database/schema/accounts.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMail, enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { PRIORITY } from '../../platform/mail/priorities.ts';
import { type Invited, invitationKey, invitationMail } from './invitation-mail.ts';
import type { MemberRow } from './present.ts';

interface Mailing {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: SiteSettings;
}

const holder = ({ id }: Pick<Invited, 'id'>) => ({ kind: 'member', id }) as const;

const linksOf = (id: number) => and(eq(passwordLinks.account_kind, 'member'), eq(passwordLinks.account_id, id));

/**
 * Mails claim links to people who never had one. The mails have a lower priority than those that somebody waits for.
 */
export async function inviteAll({ tx, now, config }: Mailing, people: readonly Invited[]): Promise<void> {
  if (people.length === 0) return;
  const site = await siteOf(tx, config);
  const expiresAt = daysFrom(now, CLAIM_LINK_DAYS);
  const links = await insertLinks(tx, people.map(holder), { now, expiresAt });
  const mails = people.flatMap((person, n) => {
    const link = links[n];
    return link ? [{ ...invitationMail(site, person, link, expiresAt), priority: PRIORITY.invitation }] : [];
  });
  await enqueueMails(tx, mails, now);
}

/** Mails claim links to people with unclaimed accounts who never got one, such as guests of a class. */
export async function inviteUnclaimed(mailing: Mailing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx } = mailing;
  const linked = tx
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.account_kind, 'member'), eq(passwordLinks.account_id, members.id)));
  const people = await tx
    .select({ id: members.id, full_name: members.full_name, email: members.email })
    .from(members)
    .where(
      and(
        inArray(members.id, [...ids]),
        eq(members.is_claimed, false),
        eq(members.active, 1),
        isNull(members.anonymised_at),
        notExists(linked),
      ),
    )
    .orderBy(members.id);
  await inviteAll(mailing, people);
}

/**
 * Mails one person a claim link, invalidates earlier ones and cancels their unsent mails. @returns until when it is
 * valid.
 */
export async function invite({ tx, now, config }: Mailing, person: Invited): Promise<Date> {
  await withdrawInvitations(tx, person.id, now);
  const expiresAt = daysFrom(now, CLAIM_LINK_DAYS);
  const link = await createPasswordLink(tx, holder(person), { now, expiresAt });
  await enqueueMail(tx, invitationMail(await siteOf(tx, config), person, link, expiresAt), now);
  return expiresAt;
}

/**
 * Invalidates the claim links of a person and cancels their unsent mails, for example when the address changes. Call it
 * while the account is locked.
 */
export async function withdrawInvitations(tx: Tx, id: number, now: Date): Promise<void> {
  const open = await tx
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(and(linksOf(id), isNull(passwordLinks.used_at), gt(passwordLinks.expires_at, now)));
  if (open.length === 0) return;
  await endPasswordLinks(tx, holder({ id }), now);
  const keys = open.map((link) => invitationKey(link.id));
  await tx
    .update(emailOutbox)
    .set({ status: 'cancelled' })
    .where(and(inArray(emailOutbox.dedupe_key, keys), eq(emailOutbox.status, 'queued')));
}

const MAIL_STATES = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  failed: 'failed',
  skipped: 'failed',
  cancelled: 'failed',
} as const;

/** Whether the mail of a claim link was not sent and will not be retried. */
export const isFailedMail = (status: keyof typeof MAIL_STATES | null): boolean =>
  status !== null && MAIL_STATES[status] === 'failed';

/** SQL of the key of a link's mail. */
export const invitationKeyOf = (linkId: SQLWrapper): SQL => sql`${invitationKey(0).slice(0, -1)} || ${linkId}`;

/** The last invitation of a person with an unclaimed account; null without one, and once it was withdrawn. */
export async function invitationOf(tx: Tx, member: MemberRow, now: Date): Promise<MemberDetail['invitation']> {
  if (member.is_claimed || member.anonymised_at !== null) return null;
  const [last] = await tx
    .select({
      sent_at: passwordLinks.created_at,
      expires_at: passwordLinks.expires_at,
      status: emailOutbox.status,
      reason: emailOutbox.last_error,
      ended_at: passwordLinks.used_at,
    })
    .from(passwordLinks)
    .leftJoin(emailOutbox, eq(emailOutbox.dedupe_key, invitationKeyOf(passwordLinks.id)))
    .where(linksOf(member.id))
    .orderBy(desc(passwordLinks.id))
    .limit(1);
  if (last === undefined || last.ended_at !== null) return null;
  const mailState = last.status === null ? 'sent' : MAIL_STATES[last.status];
  const state = mailState === 'sent' && last.expires_at <= now ? 'over' : mailState;
  return {
    sent_at: last.sent_at.toISOString(),
    expires_at: last.expires_at.toISOString(),
    state,
    reason: mailState === 'sent' ? null : last.reason,
  };
}

/** Checks that a person can be sent a claim link. @throws ApiFailure 409 INVALID_TRANSITION. */
export function assertInvitable(member: MemberRow): void {
  const refuse = (why: string) => new ApiFailure(409, 'INVALID_TRANSITION', why);
  if (member.anonymised_at !== null) throw refuse('Data pengguna ini sudah dianonimkan');
  if (member.active !== 1) throw refuse('Pengguna ini sudah dihapus. Pulihkan dulu.');
  if (member.duplicate_of_id !== null) throw refuse('Baris ini mengulang pengguna lain. Gabungkan dulu.');
  if (member.is_claimed) throw refuse('Akun ini sudah diklaim pemiliknya');
}
