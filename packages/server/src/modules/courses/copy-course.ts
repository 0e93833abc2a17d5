import { sql } from 'drizzle-orm';
import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { type CopyContext, copyFile, copyFilesIn } from '../../platform/storage/attached-files.ts';
import { copyChapter } from './chapters/copy-chapter.ts';
import { selectSyllabus } from './chapters/queries.ts';
import { type CourseColumns, insertCourseRow, writeCourse } from './queries.ts';
import { courseRecordOf } from './save-course.ts';

const LONGEST_TITLE = 150;

/** The fields that a copy takes over; files and chapters are copied separately. */
const copiedColumns = (row: CourseColumns) => ({
  price: row.price,
  non_discounted_price: row.non_discounted_price,
  is_discounted_price_null: row.is_discounted_price_null,
  ios_product_id: row.ios_product_id,
  description: row.description,
  what_to_learn: row.what_to_learn,
  category: row.category,
  additional_information: row.additional_information,
  welcome_template_id: row.welcome_template_id,
  accepted_template_id: row.accepted_template_id,
  pending_template_id: row.pending_template_id,
  reminder_template_id: row.reminder_template_id,
  waiting_template_id: row.waiting_template_id,
  rejected_template_id: row.rejected_template_id,
});

/** Creates a hidden copy of a locked course with its chapters, files and instructors, but without participants. */
export async function copyCourse(ctx: CopyContext, row: CourseColumns): Promise<CourseColumns> {
  const { tx, now } = ctx;
  const title = `Salinan ${row.title}`.slice(0, LONGEST_TITLE);
  const created = await insertCourseRow(tx, {
    ...copiedColumns(row),
    title,
    active: 0,
    created_at: now,
    updated_at: now,
  });
  await tx.execute(sql`
    insert into ${courseInstructors} (course_id, instructor_id)
    select ${created.id}, instructor_id from ${courseInstructors} where course_id = ${row.id} order by id`);
  for (const { chapter, subs } of await selectSyllabus(tx, row.id, row.custom_chapter_sequence))
    await copyChapter(ctx, { name: chapter.name, subs }, created.id);
  const record = courseRecordOf(created.id);
  const copy = (location: string | null) => (location === null ? null : copyFile(ctx, location, record));
  const files = {
    course_image_url: await copy(row.course_image_url),
    course_image_url_ios: await copy(row.course_image_url_ios),
    preview_video_url: await copy(row.preview_video_url),
    custom_certificate_template: (await copyFilesIn(
      ctx,
      row.custom_certificate_template,
      record,
    )) as CourseColumns['custom_certificate_template'],
  };
  return writeCourse(tx, created.id, files, now);
}
