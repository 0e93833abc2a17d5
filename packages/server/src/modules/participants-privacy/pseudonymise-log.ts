import { type SQL, sql } from 'drizzle-orm';
import type { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { NOBODY } from './nobody.ts';

type Person = Pick<typeof members.$inferSelect, 'id' | 'full_name' | 'email_normalised' | 'phone_num' | 'created_at'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Regular expression for whole words in the values of a JSON text, not in its keys. */
const inValues = (text: string): string => `(?<!\\w)${escaped(JSON.stringify(text).slice(1, -1))}(?!\\w)(?![^"]*":)`;
const inText = (text: string): string => `(?<!\\w)${escaped(text)}(?!\\w)`;

/** Ids of the person's own records, under which the log refers to them. */
const ownRecords = (id: number, email: string): SQL => sql`
  select id::text from registrations where member_id = ${id}
  union select id::text from member_courses where member_id = ${id}
  union select id::text from feedback where lower(email) = ${email}
  union select id::text from questions where lower(email) = ${email}
  union select id::text from quiz_forms where lower(email) = ${email}
  union select id::text from presence_forms where lower(email) = ${email}
  union select id::text from complaints where lower(email) = ${email}
  union select id::text from document_forms where lower(email) = ${email}
  union select id::text from event_registrations where member_id = ${id} or lower(email) = ${email}`;

/** Earlier names, addresses and numbers of the person, according to the log. */
async function formerFacts(tx: Tx, id: number): Promise<{ field: string; text: string }[]> {
  const { rows } = await tx.execute<{ field: string; text: string }>(sql`
    select distinct field, text from audit_log, lateral (values (before), (after)) as side (fields),
      lateral jsonb_each_text(case when jsonb_typeof(fields) = 'object' then fields else '{}' end) as each (field, text)
    where object = 'member' and object_id = ${String(id)} and field in ('full_name', 'email', 'phone_num') and btrim(text) <> ''`);
  return rows;
}

/**
 * Replaces a person's name, address and number in the admin log by a pseudonym; actions, times and actors stay. Call it
 * before anonymising the other tables, because rows are found through the person's records.
 * @param nobody address that replaces theirs. @returns how many rows were written. Source: S42, S43, UU PDP.
 */
export async function pseudonymiseLog(tx: Tx, person: Person, nobody: string): Promise<number> {
  const { id, full_name, email_normalised: email, phone_num, created_at } = person;
  const facts = [
    { field: 'email', text: email },
    { field: 'full_name', text: full_name },
    { field: 'phone_num', text: phone_num },
    ...(await formerFacts(tx, id)),
  ].filter(({ text }) => text.trim() !== '');
  const by: Readonly<Record<string, string>> = { email: nobody, full_name: `${NOBODY} #${id}`, phone_num: '' };
  const replaced = (column: SQL, pattern: (text: string) => string): SQL =>
    facts.reduce(
      (inner, { field, text }) => sql`regexp_replace(${inner}, ${pattern(text)}, ${by[field]}, 'gi')`,
      column,
    );
  const patternOf = (field: string): string =>
    facts.flatMap((fact) => (fact.field === field ? inText(fact.text) : [])).join('|');
  await tx.execute(sql`set local widya.pseudonymise = 'on'`);
  const { rowCount } = await tx.execute(sql`
    update audit_log set
      object_label = ${replaced(sql`object_label`, inText)},
      before = ${replaced(sql`before::text`, inValues)}::jsonb,
      after = ${replaced(sql`after::text`, inValues)}::jsonb
    where at >= ${created_at.toISOString()}::timestamptz and (
      concat_ws(' ', object_label, before, after) ~* ${patternOf('email')}
      or (object = 'member' and object_id = ${String(id)})
      or (object_label ~* ${patternOf('full_name')} and object_id in (${ownRecords(id, email)})))`);
  await tx.execute(sql`set local widya.pseudonymise = 'off'`);
  return rowCount ?? 0;
}
