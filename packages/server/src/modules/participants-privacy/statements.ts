import { type SQL, sql } from 'drizzle-orm';
import type { members } from '../../platform/database/schema/members.ts';
import { NOBODY } from './nobody.ts';

/** The reason of skipped task items whose personal data was deleted. */
const FORGOTTEN = 'Data orang ini telah dihapus';

type Member = typeof members.$inferSelect;

/**
 * The statements that anonymise each table for one account, in this order: statements that search by address come
 * before the address is changed.
 * @param member the person's previous data. @param nobody address that replaces theirs.
 */
export function statementsAbout(
  { id, full_name: name, email_normalised: email }: Member,
  nobody: string,
  now: Date,
): Readonly<Record<string, SQL>> {
  const own = sql`(select id from registrations where member_id = ${id})`;
  const ownCourses = sql`(select id from member_courses where member_id = ${id})`;
  const ownAnswers = sql`(select id from quiz_forms where lower(email) = ${email})`;
  const ownCertificates = sql`(participant_id in ${own} or member_course_id in ${ownCourses} or quiz_form_id in ${ownAnswers})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const person = sql`full_name = ${NOBODY}, email = ${nobody}, phone_num = '', organization = '', province = '', city = '',
    note = '', participant_note = '', updated_at = ${at}, version = version + 1,
    status_change_info = case when status_change_info in ('Invited', 'WAITING to ACCEPTED') then status_change_info else '' end`;
  return {
    // Files come first, because the rows that refer to them are cleared below. A file in somebody else's document
    // stays. The next clean-up removes the files from the storage.
    files: sql`update files set temporary_until = ${at}, attached_to = null, original_name = '' where '/files/' || key in (
      select certificate_url from certificates where ${ownCertificates}
      union select certificate_url from quiz_forms where id in ${ownAnswers}
      union select document_url from document_forms d where lower(email) = ${email}
        and not exists (select 1 from document_forms o where o.document_url = d.document_url and lower(o.email) <> ${email}))`,
    certificates: sql`update certificates set full_name = ${NOBODY}, certificate_url = null, revoked_at = coalesce(revoked_at, ${at})
      where ${ownCertificates}`,
    feedback: sql`update feedback set full_name = ${NOBODY}, email = '', note = '', image_url = null
      where lower(email) = ${email} or participant_id in ${own}`,
    questions: sql`update questions set full_name = ${NOBODY}, email = '', member_id = null
      where member_id = ${id} or participant_id in ${own} or lower(email) = ${email}`,
    question_uploads: sql`delete from question_uploads where position(${email} in lower(questions::text)) > 0`,
    quiz_answers: sql`update quiz_answers set answer_json = '[]' where participant_id in ${own}`,
    ...itemsOfTasks({ id, email }, { own, ownCourses, ownAnswers }),
    quiz_forms: sql`update quiz_forms set name = ${NOBODY}, email = '', answer_json = '[]', certificate_url = null
      where lower(email) = ${email}`,
    app_tokens: sql`delete from app_tokens where member_id = ${id}`,
    push_devices: sql`delete from push_devices where member_id = ${id}`,
    test_tokens: sql`delete from test_tokens where participant_id in ${own}`,
    test_sessions: sql`delete from test_sessions where participant_id in ${own}`,
    course_progress: sql`update course_progress set additional_information = null where member_course_id in ${ownCourses}`,
    course_ratings: sql`update course_ratings set full_name = ${NOBODY} where member_course_id in ${ownCourses}`,
    event_registrations: sql`update event_registrations set full_name = ${NOBODY}, email = ${nobody}, phone_num = '',
      visitor_information = '{}', rejection_message = null, version = version + 1 where member_id = ${id} or lower(email) = ${email}`,
    presence_forms: sql`update presence_forms set full_name = ${NOBODY}, email = '', phone_num = '' where lower(email) = ${email}`,
    // Answers to complaints address one person by name.
    email_broadcasts: sql`update email_broadcasts set subject = '', content = '', attachments = '[]'
      where complaint_id in (select id from complaints where lower(email) = ${email})`,
    email_suppressions: sql`delete from email_suppressions where email = ${email}`,
    complaints: sql`update complaints set name = ${NOBODY}, email = '', complaint = '', note = '' where lower(email) = ${email}`,
    address_codes: sql`delete from address_codes where email = ${email}`,
    address_proofs: sql`delete from address_proofs where email = ${email}`,
    data_requests: sql`update data_requests set email = ${nobody}, done_at = coalesce(done_at, ${at}) where email = ${email}`,
    contact_forms: sql`delete from contact_forms where lower(email) = ${email}`,
    document_forms: sql`delete from document_forms where lower(email) = ${email}`,
    email_outbox: sql`update email_outbox set to_email = ${nobody}, to_name = '', subject = '', body_html = '', attachments = '[]',
      last_error = null, status = case when status in ('queued', 'sending') then 'cancelled' else status end
      where member_id = ${id} or lower(to_email) = ${email} or (class_id is not null and participant_id in ${own})
        or (course_id is not null and participant_id in ${ownCourses})`,
    email_log: sql`update email_log set to_email = ${nobody}, subject = '', body_html = null, error = null
      where member_id = ${id} or lower(to_email) = ${email}`,
    password_links: sql`delete from password_links where account_kind = 'member' and account_id = ${id}`,
    registrations: sql`update registrations set ${person}, certificate_url = null where member_id = ${id}`,
    member_courses: sql`update member_courses set ${person}, certificate_url = null where member_id = ${id}`,
    // Stored responses for repeated calls may contain anybody's data.
    idempotency_keys: sql`delete from idempotency_keys
      where position(${email} in lower(answer::text)) > 0
        or (char_length(${name}) >= 5 and position(lower(${name}) in lower(answer::text)) > 0)`,
  };
}

interface OwnRows {
  readonly own: SQL;
  readonly ownCourses: SQL;
  readonly ownAnswers: SQL;
}

/**
 * Rows of submitted lists, and the items of tasks: items that are remaining or could be retried are skipped. Ids in
 * items refer to different tables, so each kind of task has its own condition.
 */
function itemsOfTasks(
  { id, email }: { readonly id: number; readonly email: string },
  { own, ownCourses, ownAnswers }: OwnRows,
): Readonly<Record<string, SQL>> {
  const item = sql`(i.data ->> 'id')::integer`;
  const scope = sql`split_part(t.input ->> 'scope', ':', 1)`;
  return {
    task_items: sql`update task_items i set label = ${NOBODY}, data = '{}', result = null,
        reason = case when i.state = 'sent' then i.reason else ${FORGOTTEN} end,
        state = case when i.state = 'sent' then i.state else 'skipped' end
      from tasks t
      where t.id = i.task_id and case
        when lower(btrim(i.data ->> 'email')) = ${email} then true
        when t.kind = 'member-invite' then (i.result ->> 'member_id')::integer = ${id}
        when t.kind = 'participant-bulk' and t.input ->> 'kind' = 'class' then ${item} in ${own}
        when t.kind = 'participant-bulk' then ${item} in ${ownCourses}
        when t.kind = 'certificate-batch' and ${scope} = 'class' then ${item} in ${own}
        when t.kind = 'certificate-batch' and ${scope} = 'course' then ${item} in ${ownCourses}
        when t.kind = 'certificate-batch' then ${item} in ${ownAnswers}
        else false end`,
  };
}

/**
 * Generated exports may contain anybody's data and cannot be searched, so all of them are deleted; they can be
 * requested again.
 */
export const generatedExports = (now: Date): Readonly<Record<string, SQL>> => ({
  result_files: sql`with offered as (
      update tasks set result_key = null, result_name = null, result_type = null, result_size = null, result_until = null
      from (select id, result_key as key from tasks where result_key is not null for update) before
      where tasks.id = before.id returning before.key)
    update files set temporary_until = ${now.toISOString()}::timestamptz from offered where files.key = offered.key`,
});
