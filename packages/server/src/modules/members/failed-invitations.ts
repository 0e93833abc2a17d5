import { and, desc, eq, inArray } from 'drizzle-orm';
import { passwordLinks } from '../../platform/database/schema/accounts.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { invitationKeyOf, isFailedMail } from './invitations.ts';
import type { MemberRow } from './present.ts';

/** Ids of invited people who have not claimed their account and whose last invitation mail failed. */
export async function failedInvitations(tx: Tx, people: readonly MemberRow[]): Promise<ReadonlySet<number>> {
  const ids = people.flatMap(({ id, is_claimed, anonymised_at }) => (is_claimed || anonymised_at ? [] : [id]));
  if (ids.length === 0) return new Set();
  const last = await tx
    .selectDistinctOn([passwordLinks.account_id], {
      id: passwordLinks.account_id,
      endedAt: passwordLinks.used_at,
      status: emailOutbox.status,
    })
    .from(passwordLinks)
    .leftJoin(emailOutbox, eq(emailOutbox.dedupe_key, invitationKeyOf(passwordLinks.id)))
    .where(and(eq(passwordLinks.account_kind, 'member'), inArray(passwordLinks.account_id, ids)))
    .orderBy(passwordLinks.account_id, desc(passwordLinks.id));
  return new Set(last.flatMap(({ id, endedAt, status }) => (endedAt === null && isFailedMail(status) ? [id] : [])));
}
