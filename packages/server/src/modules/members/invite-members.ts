import { inArray, sql } from 'drizzle-orm';
import type { SiteSettings } from '../../platform/addresses/site.ts';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { areas } from '../regions/areas.ts';
import type { Invited } from './invitation-mail.ts';
import { inviteAll } from './invitations.ts';
import { addressOf, type MemberCsvRow, newMember } from './invite-csv-row.ts';

export const ALREADY = 'Anggota sudah terdaftar';

export type InviteOutcome =
  | { readonly outcome: 'new'; readonly email: string; readonly id: number }
  | { readonly outcome: 'existing'; readonly email: string }
  | { readonly outcome: 'invalid'; readonly email: string; readonly reason: string };

interface InviteContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: SiteSettings;
}

/**
 * Creates accounts for valid rows with unknown addresses, in a few statements. Concurrent calls and repeated rows
 * create one account per address. Each new account is mailed a claim link.
 * @returns a result for each row, in order.
 */
export async function inviteMembers(ctx: InviteContext, csvRows: readonly MemberCsvRow[]): Promise<InviteOutcome[]> {
  const { tx, now } = ctx;
  const regions = await areas();
  const outcomes: (InviteOutcome | null)[] = [];
  const newRows = new Map<string, typeof members.$inferInsert>();
  for (const csvRow of csvRows) {
    const email = addressOf(csvRow);
    try {
      const row = newMember(csvRow, regions, now);
      if (newRows.has(email)) outcomes.push({ outcome: 'existing', email });
      else outcomes.push(null);
      if (!newRows.has(email)) newRows.set(email, row);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      outcomes.push({ outcome: 'invalid', email: csvRow.email.trim(), reason: error.message });
    }
  }
  const invited = await insertNew(tx, [...newRows.values()], now);
  await inviteAll(ctx, invited);
  const idByEmail = new Map(invited.map(({ id, email }) => [email, id]));
  return csvRows.map((csvRow, n) => {
    const email = addressOf(csvRow);
    const id = idByEmail.get(email);
    return outcomes[n] ?? (id === undefined ? { outcome: 'existing', email } : { outcome: 'new', email, id });
  });
}

async function insertNew(tx: Tx, rows: (typeof members.$inferInsert)[], now: Date): Promise<Invited[]> {
  if (rows.length === 0) return [];
  // Checked first, so that existing addresses use up no ids; the unique index catches concurrent inserts.
  const found = await tx
    .select({ email: members.email_normalised })
    .from(members)
    .where(
      inArray(
        members.email_normalised,
        rows.map(({ email }) => email),
      ),
    );
  const existing = new Set(found.map(({ email }) => email));
  const fresh = rows.filter(({ email }) => !existing.has(email));
  if (fresh.length === 0) return [];
  return tx
    .insert(members)
    .values(fresh.map((row) => ({ ...row, created_at: now, updated_at: now })))
    .onConflictDoNothing({ target: members.email_normalised, where: sql`duplicate_of_id is null` })
    .returning({ id: members.id, email: members.email_normalised, full_name: members.full_name });
}
