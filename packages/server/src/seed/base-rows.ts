import { STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import type pg from 'pg';
import { adminRows, instructorRows, linkInstructors } from './accounts.ts';
import { loadAreas } from './areas.ts';
import type { ClassPlan } from './class-plan.ts';
import { classRows, quizRows } from './class-rows.ts';
import { DAY } from './clock.ts';
import { copyRows } from './copy.ts';
import { type CoursePlan, courseInstructorRows, courseRows, syllabus } from './courses.ts';
import { demoPageRows } from './demo-certificate-pages/demo-template.ts';
import { demoDocumentFiles } from './demo-documents.ts';
import { demoFileRows } from './demo-photos/file-rows.ts';
import { posterFileRows } from './demo-posters/uploaded-posters.ts';
import { inventMembers } from './members.ts';
import {
  eventMetricRows,
  eventRows,
  eventSessionRows,
  liveStreamRows,
  merchandiseRows,
  notificationRows,
} from './public-site.ts';
import type { Size } from './sizes.ts';
import { DELETED_TOPIC, TOPICS } from './texts/class-titles.ts';
import { EMAIL_TEMPLATES } from './texts/email-templates.ts';
import { voucherRows } from './vouchers.ts';

export type SeedInput = {
  size: Size;
  now: number;
  passwordHash: string;
  classes: readonly ClassPlan[];
  courses: readonly CoursePlan[];
};

const topicRows = (now: number) => {
  const at = new Date(now - 2_000 * DAY);
  return [...TOPICS.map(({ code, name }) => ({ code, name, active: 1 })), { ...DELETED_TOPIC, active: 0 }].map(
    (topic) => ({ ...topic, created_at: at, updated_at: at }),
  );
};

const templateRows = (now: number) => {
  const at = new Date(now - 1_900 * DAY);
  return EMAIL_TEMPLATES.map((template, index) => ({ id: index + 1, ...template, created_at: at, updated_at: at }));
};

/** Writes the rows that are generated in JavaScript; the others are derived in SQL. */
export const copyBaseRows = async (
  client: pg.ClientBase,
  { size, now, passwordHash, classes, courses }: SeedInput,
): Promise<void> => {
  await copyRows(client, 'topics', topicRows(now));
  await copyRows(client, 'email_templates', templateRows(now));
  await copyRows(client, 'admins', adminRows(size, now, passwordHash));

  const instructors = [...instructorRows(size, now, passwordHash)];
  const names = new Map(instructors.map(({ id, name }) => [id, name]));
  const links = linkInstructors(classes, size, now);
  const speakers = new Map(
    [...links].reverse().map(({ class_id, instructor_id }) => [class_id, names.get(instructor_id) ?? '']),
  );
  await copyRows(client, 'instructors', instructors);
  const photos = await demoFileRows(now);
  const documents = demoDocumentFiles(photos.length + 1, now);
  await copyRows(client, 'classes', classRows(classes, speakers, now));
  await copyRows(client, 'class_instructors', links);
  await copyRows(client, 'quiz_questions', quizRows(classes, now));

  await copyRows(client, 'members', inventMembers(size.members, await loadAreas(), now));
  await copyRows(client, 'vouchers', voucherRows(size, now));

  const { chapters, subChapters } = syllabus(courses, size);
  await copyRows(client, 'courses', courseRows(courses));
  await copyRows(client, 'course_instructors', courseInstructorRows(courses, size, now));
  await copyRows(client, 'course_chapters', chapters);
  await copyRows(client, 'course_sub_chapters', subChapters);

  await copyRows(client, 'live_streams', liveStreamRows(now));
  await copyRows(client, 'merchandise', merchandiseRows(now));
  const firstPage = photos.length + documents.length + 1;
  const pages = await demoPageRows(firstPage, now);
  const posters = await posterFileRows(firstPage + pages.length, classes, now);
  await copyRows(client, 'files', [...photos, ...documents, ...pages, ...posters]);
  await copyRows(client, 'interface_strings', [{ id: 1, json: STANDARD_TEXTS, updated_at: new Date(now - 90 * DAY) }]);
  await copyRows(client, 'notifications', notificationRows(now));
  await copyRows(client, 'events', eventRows(now));
  await copyRows(client, 'event_sessions', eventSessionRows(now));
  await copyRows(client, 'event_daily_metrics', eventMetricRows(now));
};
