import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../../audit/write-audit.ts';
import { emailSuppressions } from '../../../database/schema/email.ts';
import { members } from '../../../database/schema/members.ts';
import type { Tx } from '../../../http/transaction.ts';

interface Occasion {
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
}

/** Where the consent of a member changed, beside 'staf'. */
const BY_LINK = 'tautan surel';

/**
 * Ends broadcasts to an address, and the newsletter of the account that has it. Doing it twice changes nothing. The log names no
 * address: it only grows (S43).
 */
export async function unsubscribe(tx: Tx, email: string, { now, requestId, ip }: Occasion): Promise<void> {
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
      newsletter_source: BY_LINK,
      newsletter_changed_at: now,
      updated_at: now,
      version: sql`${members.version} + 1`,
    })
    .where(and(eq(members.email_normalised, address), eq(members.subscribe_newsletter, true)))
    .returning({ id: members.id });
  if (added.length === 0 && ended.length === 0) return;
  const entry = {
    object: 'suppression',
    objectId: added[0]?.id ?? null,
    after: { reason: 'unsubscribed', members: ended.map(({ id }) => id) },
  };
  await writeAudit(tx, entry, { code: 'ADD_SUPPRESSION', caller: null, now, requestId, ip });
}
