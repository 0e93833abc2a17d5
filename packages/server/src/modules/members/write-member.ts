import { eq, sql } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type MemberRow, presentMember } from './present.ts';

export type MemberFields = Partial<typeof members.$inferInsert>;

type CopyColumn = 'full_name' | 'email' | 'phone_num' | 'organization' | 'province' | 'city';

/** Fields copied into registrations, so that their lists are sorted and filtered without a join. */
const COPIED = {
  event: ['full_name', 'email', 'phone_num'],
  classOrCourse: ['full_name', 'email', 'phone_num', 'organization', 'province', 'city'],
} as const satisfies Readonly<Record<string, readonly CopyColumn[]>>;

const copiesOf = (
  row: MemberRow,
  fields: MemberFields,
  columns: readonly CopyColumn[],
): Partial<Record<CopyColumn, string>> =>
  Object.fromEntries(columns.filter((key) => fields[key] !== undefined).map((key) => [key, row[key]]));

type Copies = typeof registrations | typeof memberCourses | typeof eventRegistrations;

/** The serial of ticket links, incremented where they were mailed to another address. */
const serialFor = (table: Copies, email: string) =>
  sql`${table.ticket_serial} + case when lower(${table.email}) = lower(${email}) then 0 else 1 end`;

/** The copies that change in a table; drafts of these registrations become stale. */
const changesOf = (table: Copies, copies: { readonly email?: string }) => ({
  ...copies,
  ...(copies.email !== undefined && { ticket_serial: serialFor(table, copies.email) }),
  version: sql`${table.version} + 1`,
});

async function updateCopies(tx: Tx, row: MemberRow, fields: MemberFields, now: Date): Promise<void> {
  const copies = copiesOf(row, fields, COPIED.classOrCourse);
  if (Object.keys(copies).length === 0) return;
  for (const table of [registrations, memberCourses])
    await tx
      .update(table)
      .set({ ...changesOf(table, copies), updated_at: now })
      .where(eq(table.member_id, row.id));
  const eventCopies = copiesOf(row, fields, COPIED.event);
  if (Object.keys(eventCopies).length === 0) return;
  await tx
    .update(eventRegistrations)
    .set(changesOf(eventRegistrations, eventCopies))
    .where(eq(eventRegistrations.member_id, row.id));
}

/**
 * Writes fields of a locked person, increments the version, and updates the copies in all their registrations. A new
 * address revokes the ticket links that were mailed to the old one.
 */
export async function writeMember(tx: Tx, id: number, fields: MemberFields, now: Date): Promise<MemberRow> {
  const [row] = await tx
    .update(members)
    .set({ ...fields, version: sql`${members.version} + 1`, updated_at: now })
    .where(eq(members.id, id))
    .returning();
  if (!row) throw new Error(`Member ${id} is gone`);
  await updateCopies(tx, row, fields, now);
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
