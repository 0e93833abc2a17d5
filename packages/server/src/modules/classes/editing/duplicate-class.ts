import { sql } from 'drizzle-orm';
import { classInstructors } from '../../../platform/database/schema/classes.ts';
import { type CopyContext, copyFile, copyFilesIn } from '../../../platform/storage/attached-files.ts';
import { recordOf } from '../record.ts';
import { type ClassColumns, insertClassRow, writeColumns } from './queries.ts';

const LONGEST_NAME = 150;

/** The fields that a copy takes over: descriptive ones, without dates, links and participants. */
const copiedColumns = (row: ClassColumns) => ({
  title: row.title === row.name ? '' : row.title,
  topic_code: row.topic_code,
  permanent: row.permanent,
  price: row.price,
  non_discounted_price: row.non_discounted_price,
  is_discounted_price_null: row.is_discounted_price_null,
  quota: row.quota,
  online_payment: row.online_payment,
  stream_type: row.stream_type,
  speaker: row.speaker,
  narasumber_instead_of_pengajar: row.narasumber_instead_of_pengajar,
  description: row.description,
  what_to_learn: row.what_to_learn,
  ios_product_id: row.ios_product_id,
  source: row.source,
  welcome_template_id: row.welcome_template_id,
  accepted_template_id: row.accepted_template_id,
  pending_template_id: row.pending_template_id,
  reminder_template_id: row.reminder_template_id,
  waiting_template_id: row.waiting_template_id,
  rejected_template_id: row.rejected_template_id,
  class_start_reminder_template_id: row.class_start_reminder_template_id,
});

/** Copies the posters, materials and certificate pages as new files. */
async function copyFiles(ctx: CopyContext, row: ClassColumns, record: string) {
  const copy = (location: string) => copyFile(ctx, location, record);
  const copyOrNull = (location: string | null) => (location === null ? null : copy(location));
  const materials: string[] = [];
  for (const location of row.attachment_urls) {
    const newLocation = await copy(location);
    if (newLocation !== null) materials.push(newLocation);
  }
  return {
    class_image_url: await copyOrNull(row.class_image_url),
    class_image_url_ios: await copyOrNull(row.class_image_url_ios),
    attachment_urls: materials,
    custom_certificate_template: (await copyFilesIn(
      ctx,
      row.custom_certificate_template,
      record,
    )) as ClassColumns['custom_certificate_template'],
  };
}

/**
 * Creates a draft copy of a class with its posters, materials and instructors, but without participants, dates, links
 * and recordings.
 * @param name of the copy; defaults to 'Salinan' and the old name.
 */
export async function duplicateClass(
  ctx: CopyContext,
  row: ClassColumns,
  name = `Salinan ${row.name}`.slice(0, LONGEST_NAME),
): Promise<ClassColumns> {
  const { tx, now } = ctx;
  const created = await insertClassRow(tx, { ...copiedColumns(row), name, created_at: now, updated_at: now });
  await tx.execute(sql`
    insert into ${classInstructors} (class_id, instructor_id)
    select ${created.id}, instructor_id from ${classInstructors} where class_id = ${row.id} order by id`);
  const files = await copyFiles(ctx, row, recordOf(created.id));
  return writeColumns(tx, created.id, files, now);
}
