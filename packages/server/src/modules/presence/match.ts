import type { PresenceMatching } from '@widya/contract/presence';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { idsIn } from '../../platform/database/ids-in.ts';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type PresenceRow, presentForm } from './queries.ts';

/** More than the largest class has. */
const MOST_FORMS = 20_000;

const normalised = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The newest form of each person, by address, because people may send it twice. */
async function formsOf(tx: Tx, classId: number): Promise<PresenceRow[]> {
  const newest = tx
    .selectDistinctOn([sql`lower(btrim(${presenceForms.email}))`])
    .from(presenceForms)
    .where(eq(presenceForms.class_id, classId))
    .orderBy(
      sql`lower(btrim(${presenceForms.email}))`,
      sql`${presenceForms.created_at} desc`,
      sql`${presenceForms.id} desc`,
    )
    .limit(MOST_FORMS + 1);
  return newest;
}

const peopleOf = (tx: Tx, classId: number) =>
  tx
    .select({
      id: registrations.id,
      full_name: registrations.full_name,
      email: registrations.email,
      status: registrations.status,
      is_present: registrations.is_present,
    })
    .from(registrations)
    .where(eq(registrations.class_id, classId));

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/**
 * Matches attendance forms of a class with its registrations: by address, which is certain; otherwise by the same name
 * of a person without a form under their own address, which staff confirm. A name shared by two people does not match.
 * Source: D86.
 */
export async function matchForms(
  tx: Tx,
  owner: { readonly id: number; readonly code: string; readonly name: string },
): Promise<PresenceMatching> {
  const rows = await formsOf(tx, owner.id);
  const forms = rows.slice(0, MOST_FORMS);
  const people = await peopleOf(tx, owner.id);
  const byEmail = new Map(people.map((person) => [normalised(person.email), person]));
  const certain = new Set(forms.flatMap(({ email }) => byEmail.get(normalised(email))?.id ?? []));
  const byName = new Map<string, Person[]>();
  for (const person of people)
    if (person.status === 'ACCEPTED' && !certain.has(person.id)) {
      const name = normalised(person.full_name);
      byName.set(name, [...(byName.get(name) ?? []), person]);
    }
  const guessed = new Set<number>();
  const matches = forms.map((form): PresenceMatching['matches'][number] => {
    const presented = presentForm(form, owner.code);
    const own = byEmail.get(normalised(form.email));
    if (own) return { form: presented, by: 'email', participant: own };
    const sameName = byName.get(normalised(form.full_name)) ?? [];
    const [only] = sameName;
    if (sameName.length !== 1 || !only || guessed.has(only.id)) return { form: presented, by: null, participant: null };
    guessed.add(only.id);
    return { form: presented, by: 'name', participant: only };
  });
  const accepted = people.filter(({ status }) => status === 'ACCEPTED');
  return {
    class_code: owner.code,
    class_name: owner.name,
    accepted: accepted.length,
    present: accepted.filter(({ is_present }) => is_present).length,
    matches: matches.toSorted((a, b) => b.form.created_at.localeCompare(a.form.created_at)),
    truncated: rows.length > MOST_FORMS,
  };
}

/**
 * Marks accepted participants as present.
 * @param ids null: all with a form under the address of their registration.
 * @returns how many were marked now, and how many had been before. Null when an id belongs to another class (S11).
 */
export async function markPresent(
  tx: Tx,
  classId: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<{ readonly marked: number; readonly already: number } | null> {
  const wanted = ids === null ? null : [...new Set(ids)];
  const chosen = and(
    eq(registrations.class_id, classId),
    wanted === null
      ? sql`exists (select 1 from presence_forms form where form.class_id = ${classId}
          and lower(btrim(form.email)) = lower(btrim(${registrations.email})))`
      : inArray(registrations.id, wanted.length === 0 ? [-1] : wanted),
  );
  const rows = await tx
    .select({ id: registrations.id, status: registrations.status, is_present: registrations.is_present })
    .from(registrations)
    .where(chosen)
    .orderBy(registrations.id)
    .for('update');
  if (wanted !== null && rows.length !== wanted.length) return null;
  const accepted = rows.filter(({ status }) => status === 'ACCEPTED');
  const absent = accepted.filter(({ is_present }) => !is_present).map(({ id }) => id);
  if (absent.length > 0)
    await tx.execute(sql`
      update registrations set is_present = true, version = version + 1, updated_at = ${now.toISOString()}::timestamptz
      where id in ${idsIn(absent)}`);
  return { marked: absent.length, already: accepted.length - absent.length };
}
