import type { ClassRecord, ClassRow } from '@widya/contract/classes';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { classRecordColumns, classRowColumns } from './class-columns.ts';
import { todosOf } from './class-facts.ts';
import { classStatus } from './class-status.ts';

type JoinedTables = { classes: 'not-null'; class_counters: 'not-null'; topics: 'not-null' };

/** A row as the database answers `classRowColumns`. */
export type SelectedClassRow = SelectResult<typeof classRowColumns, 'partial', JoinedTables>;
/** A row as the database answers `classRecordColumns`. */
export type SelectedClassRecord = SelectResult<typeof classRecordColumns, 'partial', JoinedTables>;

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A class as the list shows it. */
export function presentClassRow(row: SelectedClassRow, now: Date): ClassRow {
  const times = {
    active: row.active,
    permanent: row.permanent,
    publishStatus: row.publishStatus,
    startsAt: row.startTime?.getTime() ?? null,
    endsAt: row.endTime?.getTime() ?? null,
    registrationStartsAt: row.registrationStartTime?.getTime() ?? null,
    registrationEndsAt: row.registrationEndTime?.getTime() ?? null,
  };
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    active: row.active,
    permanent: row.permanent,
    status: classStatus(times, now.getTime()),
    publish_status: row.publishStatus,
    topic_code: row.topicCode,
    topic_name: row.topicName,
    topic_active: row.topicActive,
    class_date: row.classDate,
    start_time: instant(row.startTime),
    end_time: instant(row.endTime),
    registration_start_time: instant(row.registrationStartTime),
    registration_end_time: instant(row.registrationEndTime),
    price: row.price,
    quota: row.quota ?? 0,
    note: textOrNull(row.note),
    speaker: textOrNull(row.speaker),
    class_image_url: row.imageUrl,
    metrics: { waiting: row.waiting, accepted: row.accepted, pending: row.pending, income: row.income },
    todos: todosOf(row, now),
    certificate_count: row.certificates,
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** A class, whole. `title` falls back to the name; single file addresses are the first of their lists (D59). */
export function presentClassRecord(row: SelectedClassRecord, now: Date): ClassRecord {
  const template = row.customCertificateTemplate;
  return {
    ...presentClassRow(row, now),
    title: row.title === '' ? row.name : row.title,
    published_at: instant(row.publishedAt),
    online_payment: row.onlinePayment,
    start_date: row.classDate,
    registration_start_date: row.registrationStartDate,
    registration_end_date: row.registrationEndDate,
    question_end_time: instant(row.questionEndTime),
    non_discounted_price: row.nonDiscountedPrice,
    is_discounted_price_null: row.isDiscountedPriceNull,
    stream_type: row.streamType,
    stream_url: row.streamUrl,
    zoom_id: row.zoomId,
    zoom_passcode: row.zoomPasscode,
    zoom_problem: row.zoomProblem,
    whatsapp_url: row.whatsappUrl,
    recording_url_array: row.recordings,
    attachment_urls: row.attachmentUrls,
    attachment_url: row.attachmentUrls[0] ?? null,
    documentation_urls: row.documentationUrls,
    documentation_url: row.documentationUrls[0] ?? null,
    file_names: row.fileNames,
    description: textOrNull(row.description),
    narasumber_instead_of_pengajar: row.narasumberInsteadOfPengajar,
    ios_product_id: row.iosProductId,
    source: row.source,
    display_time: row.displayTime,
    class_image_url_ios: row.imageUrlIos,
    quiz_question_id: row.quizQuestionId,
    show_answers_to_user: row.showAnswersToUser,
    what_to_learn: row.whatToLearn,
    custom_certificate_template: template === null ? null : JSON.stringify(template),
    welcome_template_id: row.welcomeTemplateId,
    accepted_template_id: row.acceptedTemplateId,
    pending_template_id: row.pendingTemplateId,
    reminder_template_id: row.reminderTemplateId,
    waiting_template_id: row.waitingTemplateId,
    rejected_template_id: row.rejectedTemplateId,
    class_start_reminder_template_id: row.classStartReminderTemplateId,
    created_at: row.createdAt.toISOString(),
  };
}
