import { CLASS_TEMPLATES } from '@widya/contract/class-fields';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { emailTemplates } from '../../../platform/database/schema/email.ts';
import { topics } from '../../../platform/database/schema/topics.ts';
import { invalid } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import type { ParsedClassBody } from './fields.ts';

/**
 * The code of a chosen topic. A deleted topic may stay on a class, but cannot be chosen anew.
 * @throws ApiFailure 422.
 */
export async function chosenTopic(tx: Tx, code: string, current: string | null): Promise<string> {
  const [found] = await tx
    .select({ code: topics.code, active: topics.active })
    .from(topics)
    .where(sql`lower(${topics.code}) = lower(${code})`);
  if (found === undefined) throw invalid({ topic_code: 'Topik tidak ditemukan' });
  if (found.active === 0 && found.code !== current) throw invalid({ topic_code: 'Topik ini sudah terhapus' });
  return found.code;
}

/** @throws ApiFailure 422 for a template that does not exist or is deleted. */
export async function assertTemplates(tx: Tx, body: ParsedClassBody): Promise<void> {
  const fields = Object.keys(CLASS_TEMPLATES) as (keyof typeof CLASS_TEMPLATES)[];
  const chosen = fields.flatMap((field) => (body[field] ? [[field, body[field]] as const] : []));
  if (chosen.length === 0) return;
  const ids = chosen.map(([, id]) => id);
  const found = await tx
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(and(inArray(emailTemplates.id, ids), eq(emailTemplates.active, 1)));
  const existing = new Set(found.map(({ id }) => id));
  const missing = chosen.filter(([, id]) => !existing.has(id));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([field]) => [field, 'Templat surel tidak ditemukan'])));
}
