import { sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { readinessColumns } from './class-facts.ts';

/**
 * Columns behind a `ClassRow`, under its names, read from `classes` joined with `class_counters` and `topics`; `readiness` is what
 * its to-dos are computed from.
 */
export const classRowColumns = {
  id: classes.id,
  code: classes.code,
  name: classes.name,
  active: classes.active,
  permanent: classes.permanent,
  publish_status: classes.publish_status,
  topic_code: classes.topic_code,
  topic_name: topics.name,
  topic_active: topics.active,
  class_date: classes.class_date,
  start_time: classes.start_time,
  end_time: classes.end_time,
  registration_start_time: classes.registration_start_time,
  registration_end_time: classes.registration_end_time,
  price: classes.price,
  quota: classes.quota,
  note: classes.note,
  speaker: classes.speaker,
  class_image_url: classes.class_image_url,
  metrics: {
    waiting: classCounters.waiting,
    accepted: classCounters.accepted,
    pending: classCounters.pending,
    income: classCounters.accepted_income,
  },
  certificate_count: classCounters.certificates,
  updated_at: classes.updated_at,
  version: classes.version,
  readiness: readinessColumns,
};

/** Further columns behind a `ClassRecord`. */
export const classRecordColumns = {
  ...classRowColumns,
  title: classes.title,
  published_at: classes.published_at,
  online_payment: classes.online_payment,
  registration_start_date: classes.registration_start_date,
  registration_end_date: classes.registration_end_date,
  question_end_time: classes.question_end_time,
  non_discounted_price: classes.non_discounted_price,
  is_discounted_price_null: classes.is_discounted_price_null,
  stream_type: classes.stream_type,
  stream_url: classes.stream_url,
  zoom_id: classes.zoom_id,
  zoom_passcode: classes.zoom_passcode,
  zoom_problem: classes.zoom_problem,
  whatsapp_url: classes.whatsapp_url,
  recording_url_array: classes.recording_url_array,
  attachment_urls: classes.attachment_urls,
  documentation_urls: classes.documentation_urls,
  file_names: sql<Record<string, string>>`coalesce((
    select jsonb_object_agg('/files/' || f.key, f.original_name) from files f
     where f.attached_to = 'class:' || ${classes.id}), '{}')`,
  description: classes.description,
  narasumber_instead_of_pengajar: classes.narasumber_instead_of_pengajar,
  ios_product_id: classes.ios_product_id,
  source: classes.source,
  display_time: classes.display_time,
  class_image_url_ios: classes.class_image_url_ios,
  /** The first part of the final test that is in use. */
  quiz_question_id: sql<number | null>`(
    select q.id from quiz_questions q where q.class_id = ${classes.id} and q.active = 1 order by q.idx, q.id limit 1)`,
  show_answers_to_user: classes.show_answers_to_user,
  what_to_learn: classes.what_to_learn,
  custom_certificate_template: classes.custom_certificate_template,
  welcome_template_id: classes.welcome_template_id,
  accepted_template_id: classes.accepted_template_id,
  pending_template_id: classes.pending_template_id,
  reminder_template_id: classes.reminder_template_id,
  waiting_template_id: classes.waiting_template_id,
  rejected_template_id: classes.rejected_template_id,
  class_start_reminder_template_id: classes.class_start_reminder_template_id,
  created_at: classes.created_at,
};
