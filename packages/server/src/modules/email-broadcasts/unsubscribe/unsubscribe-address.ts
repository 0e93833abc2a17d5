import { and, eq, sql } from 'drizzle-orm';
import { emailSuppressions } from '../../../platform/database/schema/email.ts';
import { members } from '../../../platform/database/schema/members.ts';
import type { Tx } from '../../../platform/http/transaction.ts';

interface Occasion {
  readonly now: Date;
  /** Source of the changed consent, like 'staf'. */
  readonly source: string;
}

/**
 * Unsubscribes an address from broadcasts, and the accounts with that address from the newsletter. Idempotent.
 * @returns id of the suppression, null when the address already had one, and ids of the changed accounts.
 */
export async function unsubscribeAddress(tx: Tx, email: string, { now, source }: Occasion) {
  const address = email.trim().toLowerCase();
  const added = await tx
    .insert(emailSuppressions)
    .values({ email: address, reason: 'unsubscribed', created_at: now })
    .onConflictDoNothing({ target: emailSuppressions.email })
    .returning({ id: emailSuppressions.id });
  const ended = await tx
    .update(members)
    .set({
      subscribe_newsletter: false,
      newsletter_source: source,
      newsletter_changed_at: now,
      updated_at: now,
      version: sql`${members.version} + 1`,
    })
    .where(and(eq(members.email_normalised, address), eq(members.subscribe_newsletter, true)))
    .returning({ id: members.id });
  return { id: added[0]?.id ?? null, members: ended.map(({ id }) => id) };
}
