import { inArray, sql } from 'drizzle-orm';
import type { SiteSettings } from '../../platform/addresses/site.ts';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { areas } from '../regions/areas.ts';
import type { Invited } from './invitation-mail.ts';
import { inviteAll } from './invitations.ts';
import { addressOf, type MemberCsvRow, newMember } from './invite-line.ts';

export const ALREADY = 'Anggota sudah terdaftar';

export type InviteOutcome =
  | { readonly outcome: 'new'; readonly email: string; readonly id: number }
  | { readonly outcome: 'known'; readonly email: string }
  | { readonly outcome: 'wrong'; readonly email: string; readonly reason: string };

interface Inviting {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: SiteSettings;
}

/**
 * Creates accounts for valid rows with unknown addresses, in a few statements. Concurrent calls and repeated rows
 * create one account per address. Each new account is mailed a claim link.
 * @returns a result for each row, in order.
 */
export async function inviteMembers(inviting: Inviting, lines: readonly MemberCsvRow[]): Promise<InviteOutcome[]> {
  const { tx, now } = inviting;
  const known = await areas();
  const outcomes: (InviteOutcome | null)[] = [];
  const wanted = new Map<string, typeof members.$inferInsert>();
  for (const line of lines) {
    const email = addressOf(line);
    try {
      const row = newMember(line, known, now);
      if (wanted.has(email)) outcomes.push({ outcome: 'known', email });
      else outcomes.push(null);
      if (!wanted.has(email)) wanted.set(email, row);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      outcomes.push({ outcome: 'wrong', email: line.email.trim(), reason: error.message });
    }
  }
  const invited = await insertNew(tx, [...wanted.values()], now);
  await inviteAll(inviting, invited);
  const made = new Map(invited.map(({ id, email }) => [email, id]));
  return lines.map((line, n) => {
    const email = addressOf(line);
    const id = made.get(email);
    return outcomes[n] ?? (id === undefined ? { outcome: 'known', email } : { outcome: 'new', email, id });
  });
}

async function insertNew(tx: Tx, rows: (typeof members.$inferInsert)[], now: Date): Promise<Invited[]> {
  if (rows.length === 0) return [];
  // Checked first, so that known addresses use up no ids; the unique index catches concurrent inserts.
  const found = await tx
    .select({ email: members.email_normalised })
    .from(members)
    .where(
      inArray(
        members.email_normalised,
        rows.map(({ email }) => email),
      ),
    );
  const taken = new Set(found.map(({ email }) => email));
  const fresh = rows.filter(({ email }) => !taken.has(email));
  if (fresh.length === 0) return [];
  return tx
    .insert(members)
    .values(fresh.map((row) => ({ ...row, created_at: now, updated_at: now })))
    .onConflictDoNothing({ target: members.email_normalised, where: sql`duplicate_of_id is null` })
    .returning({ id: members.id, email: members.email_normalised, full_name: members.full_name });
}
