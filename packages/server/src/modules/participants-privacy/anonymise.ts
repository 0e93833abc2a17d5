import { eq, type SQL, sql } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';

/** Stands in for a name; counts, orders and numbers of certificates stay. */
export const NOBODY = 'Pengguna Anonim';

type Member = typeof members.$inferSelect;

/** What is written over each table. `m` are the facts of the person before. */
function statements({ id, email_normalised: email }: Member, nobody: string, now: Date): Record<string, SQL> {
  const own = sql`(select id from registrations where member_id = ${id})`;
  const ownCourses = sql`(select id from member_courses where member_id = ${id})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const person = sql`full_name = ${NOBODY}, email = ${nobody}, phone_num = '', organization = '', province = '', city = '',
    note = '', participant_note = '', updated_at = ${at}, version = version + 1`;
  const mine = sql`(${own} union all ${ownCourses})`;
  return {
    // Files first: the rows that name them are cleared below. The next clean-up removes them from the storage.
    files: sql`update files set temporary_until = ${at}, attached_to = null where '/files/' || key in (
      select certificate_url from certificates where participant_id in ${own} or member_course_id in ${ownCourses}
      union select certificate_url from quiz_forms where lower(email) = ${email})`,
    certificates: sql`update certificates set full_name = ${NOBODY}, certificate_url = null, revoked_at = coalesce(revoked_at, ${at})
      where participant_id in ${own} or member_course_id in ${ownCourses}`,
    feedback: sql`update feedback set full_name = ${NOBODY}, email = '' where lower(email) = ${email} or participant_id in ${own}`,
    questions: sql`update questions set full_name = ${NOBODY}, email = '', member_id = null
      where member_id = ${id} or lower(email) = ${email}`,
    quiz_answers: sql`update quiz_answers set answer_json = '[]' where participant_id in ${own}`,
    quiz_forms: sql`update quiz_forms set name = ${NOBODY}, email = '', answer_json = '[]', certificate_url = null
      where lower(email) = ${email}`,
    test_tokens: sql`delete from test_tokens where participant_id in ${own}`,
    course_progress: sql`update course_progress set additional_information = null where member_course_id in ${ownCourses}`,
    course_ratings: sql`update course_ratings set full_name = ${NOBODY} where member_course_id in ${ownCourses}`,
    presence_forms: sql`update presence_forms set full_name = ${NOBODY}, email = '', phone_num = '' where lower(email) = ${email}`,
    complaints: sql`update complaints set name = ${NOBODY}, email = '', complaint = '', note = '' where lower(email) = ${email}`,
    contact_forms: sql`delete from contact_forms where lower(email) = ${email}`,
    document_forms: sql`delete from document_forms where lower(email) = ${email}`,
    email_outbox: sql`update email_outbox set to_email = ${nobody}, to_name = '', subject = '', body_html = '', attachments = '[]',
      status = case when status in ('queued', 'sending') then 'cancelled' else status end
      where member_id = ${id} or lower(to_email) = ${email} or (class_id is not null and participant_id in ${own})`,
    email_log: sql`update email_log set to_email = ${nobody}, subject = '', body_html = null where member_id = ${id} or lower(to_email) = ${email}`,
    registrations: sql`update registrations set ${person}, certificate_url = null where member_id = ${id}`,
    member_courses: sql`update member_courses set ${person}, certificate_url = null where member_id = ${id}`,
    task_items: sql`update task_items set label = ${NOBODY}, data = '{}'
      where state <> 'remaining' and (lower(data ->> 'email') = ${email} or (data ->> 'id')::text in (select id::text from ${mine} rows (id)))`,
  };
}

/**
 * Makes one person unrecognisable in every table but the log of staff, which only grows and is kept as evidence of who did
 * what. @returns how many rows of each table were written. Source: S43, UU PDP.
 */
export async function anonymise(tx: Tx, member: Member, now: Date): Promise<Record<string, number>> {
  const nobody = `anonim-${member.id}@anonim.invalid`;
  const rows: Record<string, number> = {};
  for (const [table, statement] of Object.entries(statements(member, nobody, now))) {
    const done = await tx.execute(statement);
    if ((done.rowCount ?? 0) > 0) rows[table] = done.rowCount ?? 0;
  }
  await tx
    .update(members)
    .set({
      email: nobody,
      full_name: NOBODY,
      phone_num: '',
      organization: '',
      province: '',
      city: '',
      date_of_birth: null,
      dob_confirmed: false,
      gender: null,
      subscribe_newsletter: false,
      newsletter_source: null,
      newsletter_changed_at: now,
      password_hash: null,
      is_claimed: false,
      activated: false,
      active: 0,
      anonymised_at: now,
      updated_at: now,
      version: sql`${members.version} + 1`,
    })
    .where(eq(members.id, member.id));
  return { ...rows, members: 1 };
}
