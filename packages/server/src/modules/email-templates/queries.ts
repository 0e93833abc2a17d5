import type { EmailTemplate } from '@widya/contract/email-templates';
import type { emailTemplateSchemas } from '@widya/contract/email-templates.schemas';
import type { EmailScenario } from '@widya/contract/email-variables';
import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { usedByClasses, usedByCourses, usedByEvents } from './used-by.ts';

type ListQuery = z.output<(typeof emailTemplateSchemas)['listEmailTemplates']['query']>;

/**
 * Classes without a choice use the first template of the scenario (`scenarioTemplate`). The table name is written out,
 * because drizzle omits it in a query of one table and the subquery would then compare each template with itself.
 */
const isDefault = sql<boolean>`email_templates.scenario <> 'GENERAL' and email_templates.id = (
  select min(other.id) from email_templates other where other.scenario = email_templates.scenario and other.active = 1)`;

const columns = {
  id: emailTemplates.id,
  template_name: emailTemplates.template_name,
  subject_template: emailTemplates.subject_template,
  body_template: emailTemplates.body_template,
  scenario: sql<EmailScenario>`${emailTemplates.scenario}`,
  used_by: sql<EmailTemplate['used_by']>`jsonb_build_object('classes', ${usedByClasses(emailTemplates.id)},
    'courses', ${usedByCourses(emailTemplates.id)}, 'events', ${usedByEvents(emailTemplates.id)})`,
  is_default: isDefault,
  created_at: emailTemplates.created_at,
  updated_at: emailTemplates.updated_at,
  version: emailTemplates.version,
};

type Selected = Omit<EmailTemplate, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };

const present = (row: Selected): EmailTemplate => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const SORT_KEYS = {
  template_name: sql`lower(${emailTemplates.template_name})`,
  scenario: sql`${emailTemplates.scenario}`,
  updated_at: sql`${emailTemplates.updated_at}`,
  id: sql`${emailTemplates.id}`,
} satisfies Record<string, SQL>;

const matchesTerm = (term: string): SQL | undefined => {
  const pattern = containsPattern(term.toLowerCase());
  return or(
    sql`lower(${emailTemplates.template_name}) like ${pattern}`,
    sql`lower(${emailTemplates.subject_template}) like ${pattern}`,
  );
};

/** A page of the templates, with how often each is used. */
export async function selectTemplatePage(tx: Tx, query: ListQuery): Promise<{ rows: EmailTemplate[]; total: number }> {
  const filter = and(
    eq(emailTemplates.active, 1),
    query.scenario === undefined ? undefined : eq(emailTemplates.scenario, query.scenario),
    ...searchTerms(query.q).map(matchesTerm),
  );
  const key = SORT_KEYS[query.sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = query.sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { limit, offset } = rowWindow(query);
  const [all] = await tx.select({ total: count() }).from(emailTemplates).where(filter);
  const rows = await tx
    .select(columns)
    .from(emailTemplates)
    .where(filter)
    .orderBy(sql`${key} ${direction}`, sql`${emailTemplates.id} ${direction}`)
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

const own = (id: number) => and(eq(emailTemplates.id, id), eq(emailTemplates.active, 1));

/** @throws ApiFailure 404. */
export async function selectTemplate(tx: Tx, id: number): Promise<EmailTemplate> {
  const [row] = await tx.select(columns).from(emailTemplates).where(own(id));
  if (row === undefined) throw notFound('Templat surel tidak ditemukan');
  return present(row);
}

/** Locks a template for a write and reads it. @throws ApiFailure 404. */
export async function lockTemplate(tx: Tx, id: number): Promise<EmailTemplate> {
  await tx.select({ id: emailTemplates.id }).from(emailTemplates).where(own(id)).for('update');
  return selectTemplate(tx, id);
}
