import { type EmailScenario, TEMPLATE_FIELD_OF } from '@widya/contract/email-variables';
import { type SQL, sql } from 'drizzle-orm';

/** A scenario and the column of its template. */
export type Choice = readonly [EmailScenario, string];

export const CLASS_CHOICES = Object.entries(TEMPLATE_FIELD_OF) as unknown as readonly Choice[];
/** A course has no start. */
export const COURSE_CHOICES = CLASS_CHOICES.filter(([scenario]) => scenario !== 'CLASS_START_REMINDER');

const fieldsOf = (choices: readonly Choice[]): SQL =>
  sql.join(
    choices.map(([, field]) => sql`owner.${sql.identifier(field)}`),
    sql`, `,
  );

/** SQL for the rows of a table that chose a template. */
export const chosenBy = (table: string, choices: readonly Choice[], id: SQL): SQL =>
  sql`from ${sql.identifier(table)} owner where ${id} in (${fieldsOf(choices)})`;

/** Counts the classes that chose a template for any scenario. @param id SQL of the template's id in the outer query. */
export const usedByClasses = (id: unknown): SQL<number> =>
  sql<number>`(select count(*)::int ${chosenBy('classes', CLASS_CHOICES, sql`${id}`)})`;

export const usedByCourses = (id: unknown): SQL<number> =>
  sql<number>`(select count(*)::int ${chosenBy('courses', COURSE_CHOICES, sql`${id}`)})`;

export const usedByEvents = (id: unknown): SQL<number> =>
  sql<number>`(select count(distinct session_id)::int from session_templates where template_id = ${id})`;
