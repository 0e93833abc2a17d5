import type { feedbackSchemas } from '@widya/contract/feedback.schemas';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';

/** What was handed in, by the registration that its token names. */
type Sent = Omit<z.output<(typeof feedbackSchemas)['sendFeedback']['body']>, 'token'> & {
  /** Null for a token that was not signed here. */
  readonly participant_id: number | null;
};

const unknown = () => notFound('Tautan umpan balik ini tidak berlaku');

/** Whoever has a place in a visible class. */
const participant = (tx: Tx, id: number) =>
  tx
    .select({ person: registrations, of: classes })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(and(eq(registrations.id, id), eq(registrations.status, 'ACCEPTED'), eq(classes.active, 1)));

/**
 * Who answers, with the class. Whoever never had a place in it is unknown, as one that does not exist is (S15).
 * @param id null for a token that was not signed here. @throws ApiFailure 404.
 */
export async function findParticipant(tx: Tx, id: number | null) {
  const [found] = id === null ? [] : await participant(tx, id);
  if (found === undefined) throw unknown();
  return found;
}

/** Like `findParticipant`, and locks the registration. */
async function lockParticipant(tx: Tx, id: number | null) {
  const [found] = id === null ? [] : await participant(tx, id).for('update', { of: registrations });
  if (found === undefined) throw unknown();
  return found;
}

type Of = Awaited<ReturnType<typeof findParticipant>>['of'];

/** A permanent class is never over, so it takes feedback at any time. Source: D24. */
export const isOver = ({ permanent, end_time }: Of, now: Date): boolean =>
  permanent || (end_time !== null && end_time <= now);

/** Whether a question that comes with feedback still reaches the instructor. Source: D79. */
export const takesQuestions = ({ question_end_time }: Of, now: Date): boolean =>
  question_end_time !== null && now < question_end_time;

async function assertFirst(tx: Tx, participantId: number): Promise<void> {
  const [sent] = await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.participant_id, participantId));
  if (sent !== undefined)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Umpan balik untuk kelas ini sudah pernah dikirim');
}

/**
 * Keeps what a participant says of a class, and the question among those of the class while it takes some.
 * @throws ApiFailure 404 for who has no place, 409 before the class is over or for a second one. Source: D79.
 */
export async function keepFeedback(tx: Tx, { participant_id, question, ...said }: Sent, now: Date) {
  const { person, of } = await lockParticipant(tx, participant_id);
  if (!isOver(of, now))
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Umpan balik dapat dikirim setelah kelas selesai');
  await assertFirst(tx, person.id);
  const { full_name, email, member_id } = person;
  const html = cleanRichText(question.replaceAll('\n', '<br>'));
  const asked = takesQuestions(of, now) && !isBlankRichText(html) ? question : '';
  const own = { class_id: of.id, participant_id: person.id, full_name, email };
  const [row] = await tx
    .insert(feedback)
    .values({ ...own, ...said, question: asked, created_at: now, updated_at: now })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  if (asked !== '')
    await tx.insert(questions).values({ ...own, member_id, question: html, asked_at: now, updated_at: now });
  return { row, className: of.name, questionReceived: asked !== '' };
}
