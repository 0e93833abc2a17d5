import type { EmailSuppression } from '@widya/contract/email-log';
import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import { and, count, desc, eq, like } from 'drizzle-orm';
import type { z } from 'zod';
import { emailSuppressions } from '../../platform/database/schema/email.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern } from '../../platform/lists/search-terms.ts';

type Query = z.output<(typeof emailLogSchemas)['listEmailSuppressions']['query']>;
type Row = typeof emailSuppressions.$inferSelect;

const present = ({ created_at, ...row }: Row): EmailSuppression => ({ ...row, created_at: created_at.toISOString() });

/** A page of suppressed addresses, newest first. */
export async function selectSuppressions(tx: Tx, query: Query): Promise<{ rows: EmailSuppression[]; total: number }> {
  const filter = and(
    query.reason === undefined ? undefined : eq(emailSuppressions.reason, query.reason),
    query.q ? like(emailSuppressions.email, containsPattern(query.q.toLowerCase())) : undefined,
  );
  const { limit, offset } = rowWindow(query);
  const [all] = await tx.select({ total: count() }).from(emailSuppressions).where(filter);
  const rows = await tx
    .select()
    .from(emailSuppressions)
    .where(filter)
    .orderBy(desc(emailSuppressions.created_at), desc(emailSuppressions.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

/** @throws ApiFailure 422 for an address that is already suppressed. */
export async function addSuppression(
  tx: Tx,
  { email, note }: { readonly email: string; readonly note: string },
  now: Date,
): Promise<EmailSuppression> {
  const [row] = await tx
    .insert(emailSuppressions)
    .values({ email, reason: 'manual', note, created_at: now })
    .onConflictDoNothing({ target: emailSuppressions.email })
    .returning();
  if (row === undefined) throw invalid({ email: 'Alamat ini sudah ada di daftar' });
  return present(row);
}

/** @throws ApiFailure 404. */
export async function removeSuppression(tx: Tx, id: number): Promise<EmailSuppression> {
  const [row] = await tx.delete(emailSuppressions).where(eq(emailSuppressions.id, id)).returning();
  if (row === undefined) throw notFound('Alamat ini tidak ada di daftar');
  return present(row);
}
