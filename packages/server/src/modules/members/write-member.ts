import { eq, sql } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type MemberRow, presentMember } from './present.ts';

type Fields = Partial<typeof members.$inferInsert>;

/** Fields copied into registrations, so that the list of a class is sorted and filtered without a join. */
const COPIED = ['full_name', 'email', 'phone_num', 'organization', 'province', 'city'] as const;

/**
 * Writes fields of a locked person, increments the version, and updates the copies in registrations for classes and
 * courses. Registrations for events and ticket links stay as they are.
 */
export async function writeMember(tx: Tx, id: number, fields: Fields, now: Date): Promise<MemberRow> {
  const [row] = await tx
    .update(members)
    .set({ ...fields, version: sql`${members.version} + 1`, updated_at: now })
    .where(eq(members.id, id))
    .returning();
  if (!row) throw new Error(`Member ${id} is gone`);
  const copies = Object.fromEntries(COPIED.filter((key) => fields[key] !== undefined).map((key) => [key, row[key]]));
  if (Object.keys(copies).length > 0) {
    await tx.update(registrations).set(copies).where(eq(registrations.member_id, id));
    await tx.update(memberCourses).set(copies).where(eq(memberCourses.member_id, id));
  }
  return row;
}

/** The person in a log row. */
export const entryOf = ({ id, full_name, email }: MemberRow) => ({
  object: 'member',
  objectId: id,
  label: `${full_name} · ${email}`,
});

/** Response of a write on one person. */
export const writtenMember = (row: MemberRow, affectedRows = 1) =>
  ({ success: true, affectedRows, id: row.id, data: presentMember(row), version: row.version }) as const;
