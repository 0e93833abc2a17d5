import type { EmailTemplateUsage } from '@widya/contract/email-templates';
import type { EmailScenario } from '@widya/contract/email-variables';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import { selectTemplate } from './queries.ts';
import { type Choice, CLASS_CHOICES, COURSE_CHOICES, chosenBy } from './used-by.ts';

const EXAMPLES = 20;

const scenarioIn = (choices: readonly Choice[], id: number): SQL =>
  sql`case ${sql.join(
    choices.map(([scenario, field]) => sql`when owner.${sql.identifier(field)} = ${id} then ${scenario}`),
    sql` `,
  )} end`;

type Used = EmailTemplateUsage['class_examples'][number];

const examples = async (tx: Tx, table: 'classes' | 'courses', choices: readonly Choice[], id: number) => {
  const { code, name } = table === 'classes' ? { code: 'code', name: 'name' } : { code: 'course_code', name: 'title' };
  const { rows } = await tx.execute<{ code: string; name: string; scenario: EmailScenario }>(sql`
    select owner.${sql.identifier(code)} as code, owner.${sql.identifier(name)} as name, ${scenarioIn(choices, id)} as scenario
    ${chosenBy(table, choices, sql`${id}`)} order by owner.id desc limit ${EXAMPLES}`);
  return rows satisfies Used[];
};

/** How many classes, courses and sessions use a template. @throws ApiFailure 404. Source: D77. */
export async function usageOf(tx: Tx, id: number): Promise<EmailTemplateUsage> {
  const { used_by, is_default } = await selectTemplate(tx, id);
  return {
    ...used_by,
    is_default,
    class_examples: await examples(tx, 'classes', CLASS_CHOICES, id),
    course_examples: await examples(tx, 'courses', COURSE_CHOICES, id),
  };
}
