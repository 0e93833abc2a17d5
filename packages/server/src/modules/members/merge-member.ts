import { eq, sql } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { MemberRow } from './present.ts';

/** The other tables whose rows move to the account, all by `member_id`. */
const REFERENCES = [
  'orders',
  'event_registrations',
  'questions',
  'email_outbox',
  'email_log',
  'app_tokens',
  'push_devices',
] as const;

/**
 * Moves the data of a duplicate row to its account and deletes the row; both are locked. Refused when both are
 * registered in the same class or course, so that no registration is lost.
 * @returns how many registrations for classes and courses were moved.
 * @throws ApiFailure 422 when the row is not a duplicate of the account, or both are registered in the same class or
 * course.
 */
export async function mergeMember(tx: Tx, account: MemberRow, duplicate: MemberRow): Promise<number> {
  if (duplicate.duplicate_of_id !== account.id)
    throw invalid({ duplicate_id: 'Baris ini bukan pengulangan dari pengguna tersebut' });
  const both = await tx.execute(sql`
    select 1 from registrations a join registrations b using (class_id)
    where a.member_id = ${account.id} and b.member_id = ${duplicate.id}
    union all select 1 from member_courses a join member_courses b using (course_id)
    where a.member_id = ${account.id} and b.member_id = ${duplicate.id} limit 1`);
  if ((both.rowCount ?? 0) > 0)
    throw invalid({ duplicate_id: 'Keduanya terdaftar di kelas yang sama, jadi tidak dapat digabungkan' });
  const person = { member_id: account.id, full_name: account.full_name, email: account.email };
  let moved = 0;
  for (const table of [registrations, memberCourses]) {
    const changed = await tx.update(table).set(person).where(eq(table.member_id, duplicate.id));
    moved += changed.rowCount ?? 0;
  }
  for (const table of REFERENCES)
    await tx.execute(
      sql`update ${sql.identifier(table)} set member_id = ${account.id} where member_id = ${duplicate.id}`,
    );
  await tx.delete(members).where(eq(members.id, duplicate.id));
  return moved;
}
