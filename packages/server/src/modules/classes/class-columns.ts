import { sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { readinessColumns } from './class-facts.ts';

/** Columns behind a `ClassRow`, read from `classes` joined with `class_counters` and `topics`. */
export const classRowColumns = {
  id: classes.id,
  code: classes.code,
  name: classes.name,
  active: classes.active,
  permanent: classes.permanent,
  publishStatus: classes.publish_status,
  topicCode: classes.topic_code,
  topicName: topics.name,
  topicActive: topics.active,
  classDate: classes.class_date,
  startTime: classes.start_time,
  endTime: classes.end_time,
  registrationStartTime: classes.registration_start_time,
  registrationEndTime: classes.registration_end_time,
  price: classes.price,
  quota: classes.quota,
  note: classes.note,
  speaker: classes.speaker,
  imageUrl: classes.class_image_url,
  waiting: classCounters.waiting,
  accepted: classCounters.accepted,
  pending: classCounters.pending,
  income: classCounters.accepted_income,
  certificates: classCounters.certificates,
  updatedAt: classes.updated_at,
  version: classes.version,
  ...readinessColumns,
};

/** Further columns behind a `ClassRecord`. */
export const classRecordColumns = {
  ...classRowColumns,
  title: classes.title,
  publishedAt: classes.published_at,
  onlinePayment: classes.online_payment,
  registrationStartDate: classes.registration_start_date,
  registrationEndDate: classes.registration_end_date,
  questionEndTime: classes.question_end_time,
  nonDiscountedPrice: classes.non_discounted_price,
  isDiscountedPriceNull: classes.is_discounted_price_null,
  streamType: classes.stream_type,
  streamUrl: classes.stream_url,
  zoomId: classes.zoom_id,
  zoomPasscode: classes.zoom_passcode,
  zoomProblem: classes.zoom_problem,
  whatsappUrl: classes.whatsapp_url,
  recordings: classes.recording_url_array,
  attachmentUrls: classes.attachment_urls,
  documentationUrls: classes.documentation_urls,
  fileNames: sql<Record<string, string>>`coalesce((
    select jsonb_object_agg('/files/' || f.key, f.original_name) from files f
     where f.attached_to = 'class:' || ${classes.id}), '{}')`,
  description: classes.description,
  narasumberInsteadOfPengajar: classes.narasumber_instead_of_pengajar,
  iosProductId: classes.ios_product_id,
  source: classes.source,
  displayTime: classes.display_time,
  imageUrlIos: classes.class_image_url_ios,
  /** The first part of the final test that is in use. */
  quizQuestionId: sql<number | null>`(
    select q.id from quiz_questions q where q.class_id = ${classes.id} and q.active = 1 order by q.idx, q.id limit 1)`,
  showAnswersToUser: classes.show_answers_to_user,
  whatToLearn: classes.what_to_learn,
  customCertificateTemplate: classes.custom_certificate_template,
  welcomeTemplateId: classes.welcome_template_id,
  acceptedTemplateId: classes.accepted_template_id,
  pendingTemplateId: classes.pending_template_id,
  reminderTemplateId: classes.reminder_template_id,
  waitingTemplateId: classes.waiting_template_id,
  rejectedTemplateId: classes.rejected_template_id,
  classStartReminderTemplateId: classes.class_start_reminder_template_id,
  createdAt: classes.created_at,
};
