import type { EventTemplate, TemplateType } from '@widya/contract/events';
import { and, asc, eq } from 'drizzle-orm';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { sessionTemplates } from '../../platform/database/schema/events.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** The templates that an event can use, by scenario. Source: D51. */
export async function selectTemplates(tx: Tx): Promise<EventTemplate[]> {
  const rows = await tx
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.active, 1))
    .orderBy(asc(emailTemplates.scenario), asc(emailTemplates.template_name), asc(emailTemplates.id));
  return rows.map((row) => ({
    id: row.id,
    template_type: row.scenario.toLowerCase(),
    name: row.template_name,
    html_template: row.body_template,
  }));
}

/**
 * Chooses or clears the template of a scenario.
 * @returns the previously chosen template, null without one. @throws ApiFailure 422 for one that does not exist.
 */
export async function setTemplate(
  tx: Tx,
  session_id: number,
  { template_type, template_id }: { readonly template_type: TemplateType; readonly template_id: number | null },
): Promise<number | null> {
  const own = and(eq(sessionTemplates.session_id, session_id), eq(sessionTemplates.template_type, template_type));
  const [before] = await tx.select().from(sessionTemplates).where(own);
  if (template_id === null) {
    await tx.delete(sessionTemplates).where(own);
    return before?.template_id ?? null;
  }
  const [found] = await tx
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(and(eq(emailTemplates.id, template_id), eq(emailTemplates.active, 1)));
  if (found === undefined) throw invalid({ template_id: 'Templat surel tidak ditemukan' });
  await tx
    .insert(sessionTemplates)
    .values({ session_id, template_type, template_id })
    .onConflictDoUpdate({
      target: [sessionTemplates.session_id, sessionTemplates.template_type],
      set: { template_id },
    });
  return before?.template_id ?? null;
}
