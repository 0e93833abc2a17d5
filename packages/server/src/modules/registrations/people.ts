import { and, inArray, isNull } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';

export type MemberRow = typeof members.$inferSelect;
type Born = 'date_of_birth' | 'dob_confirmed' | 'gender';
type NewMember = Pick<typeof members.$inferInsert, 'email' | 'full_name'> &
  Partial<Pick<typeof members.$inferInsert, 'phone_num' | 'organization' | 'province' | 'city' | Born>>;

/** Normalises an address for comparison, like the unique index of members. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();

/** Accounts by normalised address, also deleted ones, but without the duplicates of old imports. */
export async function membersByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, MemberRow>> {
  if (emails.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(members)
    .where(and(inArray(members.email_normalised, [...emails].map(normalisedEmail)), isNull(members.duplicate_of_id)));
  return new Map(rows.map((row) => [row.email_normalised, row]));
}

/**
 * Accounts of people by address; missing ones are created unclaimed and without a password (S9). Existing values are
 * never overwritten, because anybody can submit the form.
 */
export async function findOrCreateMembers(
  tx: Tx,
  people: readonly NewMember[],
  now: Date,
): Promise<Map<string, MemberRow>> {
  const existing = await membersByEmail(
    tx,
    people.map(({ email }) => email),
  );
  const missing = people.filter(({ email }) => !existing.has(normalisedEmail(email)));
  if (missing.length === 0) return existing;
  // Sorted, so that two concurrent calls with the same people cannot deadlock.
  const rows = missing
    .toSorted((a, b) => normalisedEmail(a.email).localeCompare(normalisedEmail(b.email)))
    .map((person) => ({ ...person, created_at: now, updated_at: now }));
  const inserted = await tx.insert(members).values(rows).onConflictDoNothing().returning();
  if (inserted.length === rows.length)
    return new Map([...existing, ...inserted.map((row) => [row.email_normalised, row] as const)]);
  return membersByEmail(
    tx,
    people.map(({ email }) => email),
  );
}
