import type { CourseTemplates } from '@widya/contract/email-templates';
import type { emailTemplateSchemas } from '@widya/contract/email-templates.schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { courses } from '../../platform/database/schema/courses.ts';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type Body = z.output<(typeof emailTemplateSchemas)['updateCourseEmailTemplates']['body']>;
export type CourseChoices = Omit<Body, 'version'>;

const columns = {
  id: courses.id,
  course_code: courses.course_code,
  title: courses.title,
  welcome_template_id: courses.welcome_template_id,
  accepted_template_id: courses.accepted_template_id,
  pending_template_id: courses.pending_template_id,
  reminder_template_id: courses.reminder_template_id,
  waiting_template_id: courses.waiting_template_id,
  rejected_template_id: courses.rejected_template_id,
  version: courses.version,
};

/** @throws ApiFailure 404. */
export async function selectCourseTemplates(tx: Tx, id: number, { lock = false } = {}): Promise<CourseTemplates> {
  const query = tx.select(columns).from(courses).where(eq(courses.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  return row;
}

/** @throws ApiFailure 422 for a template that does not exist. */
export async function assertTemplatesExist(tx: Tx, chosen: CourseChoices): Promise<void> {
  const entries = Object.entries(chosen).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  if (entries.length === 0) return;
  const ids = entries.map(([, id]) => id);
  const found = await tx
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(and(inArray(emailTemplates.id, ids), eq(emailTemplates.active, 1)));
  const existing = new Set(found.map(({ id }) => id));
  const missing = entries.filter(([, id]) => !existing.has(id));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([field]) => [field, 'Templat surel tidak ditemukan'])));
}

export async function writeCourseTemplates(tx: Tx, id: number, chosen: CourseChoices, now: Date): Promise<void> {
  await tx
    .update(courses)
    .set({ ...chosen, updated_at: now, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id));
}
