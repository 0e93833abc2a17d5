import type { PersonQuestion } from '@widya/contract/person';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { MOST_OF_PERSON } from '../participants/person-parts.ts';

/**
 * Questions that a person asked with the account or through a registration; questions with only an entered name belong
 * to nobody.
 */
export async function questionsOf(tx: Tx, memberId: number): Promise<PersonQuestion[]> {
  const registered = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.member_id, memberId));
  const ofMember = eq(questions.member_id, memberId);
  const rows = await tx
    .select({
      id: questions.id,
      class_code: classes.code,
      class_name: classes.name,
      question: questions.question,
      answer: questions.answer,
      answered_by: questions.answered_by,
      asked_at: questions.asked_at,
    })
    .from(questions)
    .innerJoin(classes, eq(classes.id, questions.class_id))
    .where(
      registered.length === 0
        ? ofMember
        : or(
            ofMember,
            inArray(
              questions.participant_id,
              registered.map(({ id }) => id),
            ),
          ),
    )
    .orderBy(desc(questions.asked_at))
    .limit(MOST_OF_PERSON);
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
}
